// Checks that neither the content nor the timing of responses reveals who has an account. Sends pairs
// of a known and an unknown address; exits 1 if responses differ or their medians are too far apart.
//
//   PORT=4640 PANEL_DATA=/tmp/bench HUMAN_CHECK=off RATE_LIMITS=off npm run panel
//   node scripts/bench/enumeration.ts http://localhost:4640/api
import { randomBytes } from 'node:crypto'

const PAIRS = 40
const WARM_UP_PAIRS = 5
/** Either bound is enough. */
const APART_MS = 5
const APART_SHARE = 0.1
const EACH_ITS_OWN = new Set(['date', 'x-request-id'])

const [base = 'http://localhost:4321/api'] = process.argv.slice(2)

type Asked = { ms: number; said: string }

const known = somebody()
await register(known)

const results = [
  await compare('login', (email) =>
    ask('/auth', { email, password: 'not the password', recaptcha: 'x' })
  ),
  await compare('login with a code', (email) => {
    const password = `mkc_${randomBytes(32).toString('base64url')}`
    return ask('/auth', { email, password, recaptcha: 'x' })
  }),
  await compare('forgotPassword', (email) => ask('/auth/forgotPassword', { email, recaptcha: 'x' }))
]
process.exitCode = results.every(Boolean) ? 0 : 1

/** The order within a pair alternates, so that neither address always waits for the other. */
async function compare(name: string, call: (email: string) => Promise<Asked>): Promise<boolean> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const said = { known: new Set<string>(), unknown: new Set<string>() }
  for (let pair = -WARM_UP_PAIRS; pair < PAIRS; pair++) {
    const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const who of order) {
      const answer = await call(who === 'known' ? known : somebody())
      if (pair < 0) continue
      times[who].push(answer.ms)
      said[who].add(answer.said)
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)]
  const apart = Math.abs(one - other)
  const share = apart / Math.min(one, other)
  const alike = said.known.size === 1 && said.known.symmetricDifference(said.unknown).size === 0
  const near = apart <= APART_MS || share <= APART_SHARE
  console.log(
    `${name}: known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms (medians of ${PAIRS}), apart ${apart.toFixed(1)} ms = ${(share * 100).toFixed(1)} % ${near ? '' : 'TOO FAR, '}answers ${alike ? 'alike' : 'DIFFER'}`
  )
  if (!alike) console.log({ known: [...said.known], unknown: [...said.unknown] })
  return near && alike
}

async function ask(path: string, body: object): Promise<Asked> {
  const start = performance.now()
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  const text = await response.text()
  const ms = performance.now() - start
  if (response.status === 429 || text.includes('recaptcha')) {
    throw new Error(`Start the panel with HUMAN_CHECK=off and RATE_LIMITS=off: ${text}`)
  }
  const headers = [...response.headers].filter(([header]) => !EACH_ITS_OWN.has(header))
  return { ms, said: JSON.stringify([response.status, text, headers]) }
}

async function register(email: string): Promise<void> {
  const password = 'the right password'
  const phone = '4165550199'
  const form = { name: 'Known', email, password, confirmPassword: password, phone, recaptcha: 'x' }
  const { said } = await ask('/auth/registerUser', form)
  if (!said.startsWith('[200')) throw new Error(`registering failed: ${said}`)
}

/** All addresses have the same length. */
function somebody(): string {
  return `${randomBytes(8).toString('hex')}@enumeration.example.com`
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const at = (index: number) => sorted[index] ?? Number.NaN
  return (at(Math.floor(middle)) + at(Math.ceil(middle) - 1)) / 2
}
