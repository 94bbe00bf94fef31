import type { Command, CommandGroup } from './command.ts'

/** 'npm run panel -- backup FILE [--x]'. */
export function usageOf({ name, arguments: named = [], options = {} }: Command): string {
  const words = [
    ...named.map(({ isList, isOptional, name: word }) => {
      const shown = isList ? `${word}…` : word
      return isOptional ? `[${shown}]` : shown
    }),
    ...Object.entries(options).map(([option, { value }]) => `[${optionOf(option, value)}]`)
  ]
  const start = words.length === 0 || name.includes(' -- ') ? name : `${name} --`
  return [start, ...words].join(' ')
}

/** What a command does, its arguments and an example. */
export function helpOf(command: Command): string {
  const { about, examples } = command
  return [
    `Usage: ${usageOf(command)}`,
    '',
    about,
    '',
    ...columns(rowsOf(command)),
    '',
    examples.length === 1 ? 'Example:' : 'Examples:',
    ...examples.map((example) => `  ${example}`)
  ].join('\n')
}

export function helpOfGroup({ about, commands, itself, name }: CommandGroup): string {
  const rows = Object.entries(commands).map(([word, { command }]): Row => [word, command.about])
  return [
    `Usage: ${itself ? `${usageOf(itself)}\n       ` : ''}${name} -- COMMAND`,
    '',
    about,
    '',
    ...(itself ? [...columns(rowsOf(itself)), ''] : []),
    'Commands:',
    ...columns(rows),
    '',
    `${name} -- COMMAND --help explains a command.`
  ].join('\n')
}

type Row = [name: string, about: string]

function rowsOf({ arguments: named = [], options = {} }: Command): Row[] {
  return [
    ...named.map((argument): Row => [argument.name, argument.about]),
    ...Object.entries(options).map(([name, { about, value }]): Row => [
      optionOf(name, value),
      about
    ]),
    ['--help', 'Shows this.']
  ]
}

function columns(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`)
}

function optionOf(name: string, value: string | undefined): string {
  return value ? `--${name} ${value}` : `--${name}`
}
