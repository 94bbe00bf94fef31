// Keeps the decision records numbered, dated, short and indexed, and their file names current. With --write, it writes the index.
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const FOLDER = 'docs/decisions'
const INDEX = 'README.md'
const LINES_MAX = 25
/** A file in backticks, such as `rules/plan/terms.ts`. */
const FILE_NAME = /`([\w./-]+\.(?:astro|css|md|mjs|tsx?))`/g
const STATUSES =
  "its status must be 'accepted', 'accepted, amended by NNNN', 'superseded by NNNN' or 'no longer holds'"

/** The headings of the index, in its order. */
export const SUBJECTS = [
  'accounts',
  'account setup',
  'billing',
  'content and publishing',
  'design',
  'languages and texts',
  'operations',
  'performance',
  'privacy and security',
  'structure',
  'testing',
  'websites and domains'
] as const

type Decision = {
  date: string
  file: string
  /** The source files and documents that it names. */
  files: string[]
  lines: number
  number: string
  status: string
  subject: string
  title: string
  titleNumber: string
}

/** Every problem of the records below `root` and of their index, one sentence each. */
export function checkDecisions(root: string): string[] {
  const decisions = readDecisions(root)
  const existing = filesBelow(root)
  const problems = decisions.flatMap((decision) =>
    [...problemsOf(decision, decisions), ...missingFiles(decision, existing)].map(
      (problem) => `${FOLDER}/${decision.file}: ${problem}`
    )
  )
  const isCurrent = readIndex(root) === writeIndex(decisions)
  const outdated = `${FOLDER}/${INDEX}: is out of date; run node scripts/check/decisions.ts --write`
  return isCurrent ? problems : [...problems, outdated]
}

/** Writes the index of the records below `root`. */
export function updateIndex(root: string): void {
  writeFileSync(join(root, FOLDER, INDEX), writeIndex(readDecisions(root)))
}

function readDecisions(root: string): Decision[] {
  return readdirSync(join(root, FOLDER))
    .filter((file) => file !== INDEX)
    .sort()
    .map((file) => readDecision(file, readFileSync(join(root, FOLDER, file), 'utf8')))
}

function readDecision(file: string, text: string): Decision {
  const lines = text.trimEnd().split('\n')
  const [, titleNumber = '', title = ''] = /^# (\d{4})\. (.+)$/.exec(lines[0] ?? '') ?? []
  const [, date = '', status = '', subject = ''] =
    /^Date: (.+?) · Status: (.+?) · Subject: (.+)$/.exec(lines[2] ?? '') ?? []
  const number = /^(\d{4})(-[a-z0-9]+)+\.md$/.exec(file)?.[1] ?? ''
  const files = [...text.matchAll(FILE_NAME)].map(([, name = '']) => name)
  return { date, file, files, lines: lines.length, number, status, subject, title, titleNumber }
}

function problemsOf(decision: Decision, all: Decision[]): string[] {
  const { date, lines, number, status, subject, titleNumber } = decision
  if (number === '') return ['its name is not like 0001-short-name.md']
  const sameNumber = all.filter((other) => other.number === number)
  const later = laterDecision(status)
  const isStatusKnown = status === 'accepted' || status === 'no longer holds' || later !== undefined
  return [
    sameNumber.length > 1 && `${number} is the number of ${sameNumber.length} records`,
    titleNumber !== number && `its first line must be "# ${number}. Title"`,
    !isDate(date) && 'its third line must begin with "Date: YYYY-MM-DD"',
    !isStatusKnown && STATUSES,
    later !== undefined &&
      (later.number === number || !all.some((other) => other.number === later.number)) &&
      `${later.number} is not another record`,
    !SUBJECTS.some((known) => known === subject) &&
      `its subject must be one of: ${SUBJECTS.join(', ')}`,
    lines > LINES_MAX && `${lines} lines; a record ends at ${LINES_MAX}`
  ].filter((problem) => problem !== false)
}

/** A record that still holds sends its readers to files that exist. */
function missingFiles({ files, status }: Decision, existing: readonly string[]): string[] {
  if (!status.startsWith('accepted')) return []
  return files
    .filter((name) => !existing.some((path) => `/${path}`.endsWith(`/${name}`)))
    .map((name) => `${name} doesn't exist`)
}

function filesBelow(root: string): string[] {
  const files = globSync(['*', '{docs,scripts,src,tests}/**/*'], { cwd: root })
  return files.map((file) => file.replaceAll('\\', '/'))
}

function writeIndex(decisions: Decision[]): string {
  const sections = SUBJECTS.map((subject) => ({
    subject,
    entries: decisions
      .filter((decision) => decision.subject === subject)
      .map((decision) => entryOf(decision, decisions))
  }))
  const intro = [
    '# Decisions',
    '',
    'One record per choice that a newcomer would question: why it was necessary, what was chosen and what follows from it.',
    'A record is at most 25 lines. When a choice changes, a new record is added and the old one says which record amends or supersedes it.',
    'This index is generated: `node scripts/check/decisions.ts --write`.'
  ]
  const body = sections
    .filter(({ entries }) => entries.length > 0)
    .flatMap(({ entries, subject }) => ['', `## ${capitalized(subject)}`, '', ...entries])
  return [...intro, ...body, ''].join('\n')
}

function entryOf({ file, number, status, title }: Decision, all: Decision[]): string {
  const link = `- [${number}. ${title}](${file})`
  if (status === 'accepted') return link
  const later = laterDecision(status)
  const target = all.find((other) => other.number === later?.number)
  return later && target
    ? `${link} (${later.relation} by [${target.number}](${target.file}))`
    : `${link} (${status})`
}

/** The record that a status refers to, and whether it amends or supersedes this one. */
function laterDecision(status: string): { number: string; relation: string } | undefined {
  const number = /^(?:accepted, amended|superseded) by (\d{4})$/.exec(status)?.[1]
  if (number === undefined) return undefined
  return { number, relation: status.startsWith('accepted') ? 'amended' : 'superseded' }
}

function readIndex(root: string): string {
  return readdirSync(join(root, FOLDER)).includes(INDEX)
    ? readFileSync(join(root, FOLDER, INDEX), 'utf8')
    : ''
}

/** JavaScript accepts February 30 as a day in March. */
function isDate(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } }
  })
  const root = positionals[0] ?? '.'
  if (values.write) updateIndex(root)
  const problems = checkDecisions(root)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
