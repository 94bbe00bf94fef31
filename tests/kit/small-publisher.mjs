// A minimal publisher: fetches the published content, reports each step, and misbehaves on request.
//   node small-publisher.mjs <as it should: whole|broken|endless> --json --panel <origin>
const [, , manner, json, flag, origin] = process.argv
if (json !== '--json' || flag !== '--panel') throw new Error('it was not told how to report')

const say = (step) => process.stdout.write(`${JSON.stringify(step)}\n`)
const { data } = await (await fetch(`${origin}/api/general/blogIndex`)).json()
process.stdout.write('output of a library, not a step\n')
say({ step: 'snapshot', done: data.length, total: data.length, ms: 1 })

if (manner === 'broken') {
  say({ step: 'failed', message: 'two pages are not whole' })
  process.exitCode = 1
} else if (manner === 'endless') {
  setInterval(() => {}, 1000)
} else {
  say({ step: 'render', done: 1, total: 1, ms: 1, warnings: ['a picture is missing'] })
  say({ step: 'done', ms: 2, message: 'Shown.', changed: ['/blog'], count: data.length })
}
