import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { closestName } from '#rules/content/closest-name.ts'
import { Environment } from './environment.ts'

/** Read when the site is built, not by the panel. */
const BUILD_SETTINGS = ['PUBLIC_PANEL_API_URL', 'PUBLIC_PRIVACY_OFFICER', 'PUBLIC_SUPPORT_HOURS']
/** Every setting, as in .env.example. */
export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(Environment.entries),
  ...BUILD_SETTINGS
]

/** Read by Node and by scripts/deploy/compose.yaml, which share the file with Maplekey. */
const READ_BY_OTHERS = /^(NODE_(?!ENV)\w+|TZ|SITE_ADDRESS|POSTGRES_\w+)$/

/** The names set in the files that Node was told to load by --env-file. */
export function namesInEnvFile(execArgv: readonly string[] = process.execArgv): string[] {
  const files = execArgv.flatMap((flag) => /^--env-file=(.+)$/.exec(flag)?.[1] ?? [])
  return files.flatMap((file) => Object.keys(parseEnv(readFileSync(file, 'utf8'))))
}

/**
 * Names in .env that Maplekey doesn't read. One that resembles a setting, or begins like one
 * (SMTP_HOST), is a problem; any other may belong to another program and is only a warning.
 */
export function unknownSettings(names: readonly string[]): {
  problems: string[]
  warnings: string[]
} {
  const problems: string[] = []
  const warnings: string[] = []
  for (const name of names) {
    if (SETTING_NAMES.includes(name)) continue
    const meant = closestName(name.toUpperCase(), SETTING_NAMES)
    if (meant === undefined && READ_BY_OTHERS.test(name)) continue
    const sentence = `.env sets ${name}, which Maplekey doesn’t read.`
    const family = SETTING_NAMES.filter((known) => known.startsWith(firstWord(name.toUpperCase())))
    if (meant !== undefined) problems.push(`${sentence} Did you mean ${meant}?`)
    else if (family.length > 0) problems.push(`${sentence} Did you mean ${family.join(' or ')}?`)
    else warnings.push(sentence)
  }
  return { problems, warnings }
}

/** 'SMTP_' of SMTP_HOST; the whole name if it has one word. */
function firstWord(name: string): string {
  return /^[A-Z0-9]+_/.exec(name)?.[0] ?? `${name}_`
}
