import { endTogether } from './testing/command.ts'
import { runChecks } from './testing/checks.ts'
import { conclude } from './testing/report.ts'

endTogether()
await runChecks()
process.exit(conclude())
