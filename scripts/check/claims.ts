// Holds what the product says about itself to the tests that show it: see docs/decisions/0164.
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Claim } from '#messages/claims/claim.ts'
import { ledger } from '#messages/claims/ledger.ts'
import { loadedWord } from './claims/loaded-words.ts'
import { sentenceKeysOf } from './claims/sentences.ts'
import { type TestNames, testNamesOf } from './claims/test-names.ts'
import { claimTextsOf } from './claims/texts-of.ts'

const CLAIMS = 'src/messages/claims'
/** The ledger itself, beside the sentences. */
const LEDGER = /(?:^|-)(?:claim|ledger)\.ts$/
const TEXTS = [
  'public/*.webmanifest',
  'src/messages/**/*.ts',
  'src/{layouts,pages,sections}/**/*.{astro,ts}',
  'src/panel/tables/seed/**/*.{html,ts}'
]

/** Every claim below `root` that lacks a proof, and every promise that is not in the ledger. */
export function checkClaims(root: string, claims: readonly Claim[] = ledger): string[] {
  const namesOf = testsOf(root)
  return [
    ...idProblems(root, claims),
    ...claims.flatMap((claim) =>
      'proof' in claim ? claim.proof.flatMap((proof) => proofProblem(claim, proof, namesOf)) : []
    ),
    ...promises(root)
  ]
}

/** A sentence has one entry, and an entry its sentence. */
function idProblems(root: string, claims: readonly Claim[]): string[] {
  const sentences = globSync(`${CLAIMS}/*.ts`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !LEDGER.test(file.slice(CLAIMS.length + 1)))
    .flatMap((file) => {
      const subject = file.slice(CLAIMS.length + 1, -'.ts'.length)
      return sentenceKeysOf(readFileSync(join(root, file), 'utf8')).map(
        (key) => `${subject}.${key}`
      )
    })
  const ids = claims.map(({ id }) => id)
  return [
    ...sentences.filter((id) => !ids.includes(id)).map((id) => `${id} has no proof in the ledger`),
    ...ids
      .filter((id) => !sentences.includes(id))
      .map((id) => `${id} has no sentence in ${CLAIMS}`),
    ...ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((id) => `${id} is in the ledger more than once`)
  ]
}

function proofProblem(
  { id }: Claim,
  proof: string,
  namesOf: (file: string) => TestNames | undefined
): string[] {
  const end = proof.indexOf(': ')
  const [file, name] = [proof.slice(0, end), proof.slice(end + 2)]
  const names = namesOf(file)
  if (!names) return [`${id}: there is no test file ${file}`]
  if (names.skipped.has(name)) return [`${id}: its proof may not run: ${proof}`]
  return names.run.has(name) ? [] : [`${id}: there is no such test: ${proof}`]
}

function testsOf(root: string): (file: string) => TestNames | undefined {
  const read = new Map<string, TestNames>()
  const files = new Set(
    globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  )
  return (file) => {
    if (!files.has(file)) return undefined
    const names = read.get(file) ?? testNamesOf(file, readFileSync(join(root, file), 'utf8'))
    read.set(file, names)
    return names
  }
}

/** Loaded words in texts outside the ledger. */
function promises(root: string): string[] {
  return globSync(TEXTS, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith(`${CLAIMS}/`))
    .sort()
    .flatMap((file) =>
      claimTextsOf(file, readFileSync(join(root, file), 'utf8')).flatMap(({ line, text }) => {
        const word = loadedWord(file, text)
        return word === undefined
          ? []
          : [
              `${file}:${line}: '${text}' promises with '${word}': move it to ${CLAIMS}, with its proof`
            ]
      })
    )
}

/** Those that no test shows yet, for the issue that has to. */
function unshown(claims: readonly Claim[]): string[] {
  return claims.flatMap((claim) => {
    if ('awaits' in claim) return [`${claim.awaits}: ${claim.id}`]
    if ('unproved' in claim) return [`${claim.unproved}: ${claim.id} (specification)`]
    return 'coming' in claim ? [`${claim.coming}: ${claim.id} (says so itself)`] : []
  })
}

if (import.meta.main) {
  const isList = process.argv[2] === '--unproved'
  if (isList) for (const line of unshown(ledger).sort()) console.log(line)
  const problems = isList ? [] : checkClaims(resolve(process.argv[2] ?? '.'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
