import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { layoutReady } from './page-ready.ts'

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds wrong with the page and its frames. */
export async function axeViolations(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  }
  return page.evaluate(async () => {
    const found = await window.axe.run(document, { resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

/** Waits until nothing moves that a visitor could see. */
export async function animationsEnd(page: Page): Promise<void> {
  await layoutReady(page)
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(
        ({ effect, playState }) =>
          playState !== 'finished' &&
          effect?.getComputedTiming().endTime !== Infinity &&
          // Off-screen content with content-visibility doesn't animate yet.
          (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true })
      )
    for (let left = moving(); left.length > 0; left = moving()) {
      await Promise.allSettled(left.map(({ finished }) => finished))
    }
  })
}
