import { readArguments } from './site/arguments.ts'
import { endTogether } from './testing/command.ts'
import { runChecks } from './testing/checks.ts'
import { summarize } from './testing/report.ts'

readArguments({
  name: 'npm run check',
  about: 'Checks types, lint, format, import rules, files, decisions, exports and packages.',
  examples: ['npm run check']
})
endTogether()
await runChecks()
process.exit(summarize())
