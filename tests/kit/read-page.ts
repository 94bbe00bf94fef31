import type { APIRequestContext } from '@playwright/test'
import { type Document, type Element, Window } from 'happy-dom'

export type ServedPage = { document: Document; html: string; status: number }

const { DOMParser } = new Window()
const pages = new Map<string, Promise<ServedPage>>()

/** A page as served, without running its scripts; cached. */
export function readPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  const page = pages.get(path) ?? fetchPage(request, path)
  pages.set(path, page)
  return page
}

async function fetchPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  const answer = await request.get(path)
  const html = await answer.text()
  return { document: parsePage(html), html, status: answer.status() }
}

export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

type Within = Document | Element | null | undefined

/** The visible text of an element, without text for screen readers only. */
export function visibleText(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined
  const unseen = copy?.querySelectorAll('.visually-hidden, script, noscript') ?? []
  for (const part of unseen) part.remove()
  return copy?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
}

export function visibleTexts(within: Within, selector: string): string[] {
  return [...(within?.querySelectorAll(selector) ?? [])].map(visibleText)
}

/** 'Label: /path' for each link. */
export function links(within: Within, selector = 'a'): string[] {
  return [...(within?.querySelectorAll(selector) ?? [])].map(
    (link) => `${visibleText(link)}: ${link.getAttribute('href')}`
  )
}

/** The JSON-LD of the page, by type. */
export function structuredData(document: Document): Record<string, Record<string, unknown>> {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const data = scripts.map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
  return Object.fromEntries(data.map((item) => [String(item['@type']), item]))
}
