import { listOf } from '#messages/list.ts'
import { parseArgs } from 'node:util'
import { StartRefused } from '../config/start-refused.ts'
import type { Command, CommandGroup, Option } from './command.ts'
import { helpOf, helpOfGroup, usageOf } from './command-help.ts'

export type Values<Options extends Record<string, Option>> = {
  [Name in keyof Options]?: Options[Name] extends { value: string } ? string : boolean
}

/** Arguments that the command doesn't take. The message is one sentence for the terminal. */
export class UsageError extends StartRefused {}

/** The command was asked for its help, which is the message. */
export class HelpRequested extends Error {}

/** Parses arguments in our own words. @throws UsageError or HelpRequested */
export function readCommandLine<const Options extends Record<string, Option>>(
  command: Command<Options>,
  args: readonly string[]
): { positionals: string[]; values: Values<Options> } {
  const options = Object.entries<Option>(command.options ?? {})
  const { positionals, tokens, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: Object.fromEntries([
      ['help', { type: 'boolean', short: 'h' }],
      ...options.map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }] as const)
    ]),
    strict: false,
    tokens: true
  })
  if (values['help'] === true) throw new HelpRequested(helpOf(command))
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const known = options.find(([name]) => name === token.name)
    if (!known) throw new UsageError(noSuchOption(command, token.rawName))
    checkValue(token, known[1].value)
  }
  checkCount(command, positionals)
  return { positionals, values: values as Values<Options> }
}

/** The command that these arguments name, and the arguments left for it. */
export function findCommand<Group extends CommandGroup>(
  group: Group,
  args: readonly string[]
): { name: (keyof Group['commands'] & string) | undefined; rest: string[] } {
  const [first, ...rest] = args
  if (first === '--help' || first === '-h') throw new HelpRequested(helpOfGroup(group))
  if (first !== undefined && Object.hasOwn(group.commands, first)) return { name: first, rest }
  const isOption = first === undefined || first.startsWith('-')
  if (group.itself && isOption) return { name: undefined, rest: [...args] }
  const known = listOf(Object.keys(group.commands), 'or')
  throw new UsageError(
    first === undefined
      ? `${group.name} needs a command: ${known}.`
      : `There is no ${isOption ? 'option' : 'command'} ${first}; ${group.name} takes ${known}.`
  )
}

/** What to print for an error of the command line, and the exit code; undefined for other errors. */
export function commandLineEnd(
  error: unknown
): { text: string; code: number; isHelp: boolean } | undefined {
  if (error instanceof HelpRequested) return { text: error.message, code: 0, isHelp: true }
  if (error instanceof UsageError) return { text: error.message, code: 2, isHelp: false }
  if (error instanceof StartRefused) return { text: error.message, code: 1, isHelp: false }
  return undefined
}

type OptionToken = { rawName: string; value: string | undefined; inlineValue: boolean | undefined }

function checkValue(
  { inlineValue, rawName, value }: OptionToken,
  wanted: string | undefined
): void {
  if (wanted === undefined) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value.`)
    return
  }
  // What looks like an option was meant as one: '--from --at 2027-01-31'.
  const isMissing = !value || (!inlineValue && value.startsWith('-'))
  if (isMissing) throw new UsageError(`${rawName} needs a value: ${rawName} ${wanted}.`)
}

function checkCount(command: Command, positionals: readonly string[]): void {
  const named = command.arguments ?? []
  const missing = named[positionals.length]
  if (missing && !missing.isOptional) {
    throw new UsageError(`${missing.name} is missing. Usage: ${usageOf(command)}`)
  }
  const extra = positionals[named.length]
  if (extra !== undefined && !named.at(-1)?.isList) {
    throw new UsageError(`Unexpected argument ${extra}. Usage: ${usageOf(command)}`)
  }
}

function noSuchOption({ name, options }: Command, typed: string): string {
  const known = Object.entries(options ?? {}).map(([option, { value }]) =>
    value ? `--${option} ${value}` : `--${option}`
  )
  return `There is no option ${typed}; ${name} has ${listOf([...known, '--help'], 'and')}.`
}
