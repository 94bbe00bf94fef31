// Journeys are walked in English, and by `npm run journeys -- --language fr` in French: they read and press what `say`
// gives, and open what `at` gives.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { languageOf, type PageLanguage } from '#messages/language.ts'
import { isFrenchPath, pathIn } from '#rules/french-path.ts'
import { pageIn } from '#rules/french-pages.ts'
import { frenchFaultsOf, isOnAgentSite } from './french-pages.ts'

export const language: PageLanguage = languageOf(process.env['JOURNEY_LANGUAGE'])

/** Pages that are in English alone. */
const ENGLISH_PAGES = /^\/(api-docs|demo|mailbox)(\/|$)/

/** The address of a page in the walk's language. */
export const at = (path: string): string =>
  ENGLISH_PAGES.test(path) ? path : pathIn(language, path)

/**
 * What the product says in the walk's language: the English words themselves, or the French ones beside them in
 * src/messages. What is made of several messages, is said in two ways in French, or is typed by the person on
 * the walk needs its French given.
 */
export function say(english: string): string
export function say<Words>(english: Words, french: Words): Words
export function say(english: unknown, french?: unknown): unknown {
  return language === 'en' ? english : (french ?? frenchOf(String(english)))
}

/** Collects the English addresses that a French walk comes to although the page is there in French. */
export function followAddresses(page: Page, product: string | undefined): string[] {
  const strays: string[] = []
  page.on('framenavigated', (frame) => {
    if (language === 'en' || frame !== page.mainFrame()) return
    const { origin, pathname } = new URL(frame.url())
    if (origin === product && pageIn('fr', pathname) !== pathname) strays.push(pathname)
  })
  return strays
}

/** On a French walk, all that a page of the product says is French, and its links lead to French pages. */
export async function expectLanguage(page: Page): Promise<void> {
  if (language === 'en') return
  const isFrench = isOnAgentSite(page)
    ? languageOf((await page.locator('html').getAttribute('lang')) ?? undefined) === 'fr'
    : isFrenchPath(new URL(page.url()).pathname)
  if (!isFrench) return
  expect.soft(await frenchFaultsOf(page), page.url()).toEqual([])
}

/** Where the texts of both languages are beside each other. */
const MESSAGES = join(import.meta.dirname, '../../src/messages')
const LABELS = join(import.meta.dirname, '../../src/contract/labels.ts')
const inFrench = language === 'fr' ? await readPairs() : new Map<string, Set<string>>()

function frenchOf(english: string): string {
  const [french, ...others] = inFrench.get(english) ?? []
  if (french !== undefined && others.length === 0) return french
  const found = french === undefined ? 'none' : [french, ...others].join(' | ')
  throw new Error(
    `Please give the French of '${english}' that is meant; its messages are: ${found}`
  )
}

/** Every English message with the French ones that are written beside it. */
async function readPairs(): Promise<Map<string, Set<string>>> {
  const pairs = new Map<string, Set<string>>()
  const collect = (en: unknown, fr: unknown): void => {
    if (typeof en === 'string' && typeof fr === 'string') {
      pairs.set(en, new Set(pairs.get(en)).add(fr))
    } else if (isRecord(en) && isRecord(fr)) {
      for (const [key, text] of Object.entries(en)) collect(text, fr[key])
    }
  }
  const files = readdirSync(MESSAGES, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(MESSAGES, name))
  for (const file of [...files, LABELS]) {
    const subjects: unknown = await import(pathToFileURL(file).href)
    for (const subject of Object.values(isRecord(subjects) ? subjects : {})) {
      if (isRecord(subject)) collect(subject['en'], subject['fr'])
    }
  }
  return pairs
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
