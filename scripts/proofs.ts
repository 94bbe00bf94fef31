// Kills, races, hostile input and other proofs that take too long for `npm test`. Each passes or fails.
//   npm run proofs                                  all of them
//   npm run proofs -- tests/proofs/hostile.test.ts  single files
import { readArguments } from './site/arguments.ts'
import { endTogether } from './testing/command.ts'
import { conclude } from './testing/report.ts'
import { runUnits } from './testing/units.ts'

const { positionals: files } = readArguments({ allowPositionals: true })

endTogether()
await runUnits({
  alone: true,
  name: 'Proofs',
  ...(files.length > 0 ? { files } : { rooms: ['proofs'] })
})
process.exit(conclude())
