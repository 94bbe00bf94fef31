export type Option = {
  about: string
  /** What its value is, such as DATE; without it the option is a flag. */
  value?: string
}
type Argument = { name: string; about: string; isOptional?: boolean; isList?: boolean }

/** A command as its owner types it, for parsing and for --help. */
export type Command<Options extends Record<string, Option> = Record<string, Option>> = {
  /** Such as 'npm run panel -- report'. */
  name: string
  about: string
  arguments?: readonly Argument[]
  options?: Options
  examples: readonly string[]
}

/** Commands with a common name, such as 'npm run panel'. */
export type CommandGroup = {
  name: string
  about: string
  /** Runs if no command is named. */
  itself?: Command
  commands: Record<string, { command: Command | CommandGroup }>
}
