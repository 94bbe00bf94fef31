import type { SitePage } from '#contract/websites/site-content.ts'
import { shownBlocks } from '../blocks/shown-blocks.ts'
import { listingsHref } from '../listings/listing-links.ts'
import type { SiteScript } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'

export function hasForm(view: SiteView, page: SitePage): boolean {
  if (!view.form) return false
  return shownBlocks(view, page.blocks).some(({ type }) => {
    return type === 'contact' || type === 'valuation'
  })
}

export function hasCalculator(view: SiteView, page: SitePage): boolean {
  return shownBlocks(view, page.blocks).some(({ type }) => {
    return type === 'payment' || type === 'transfer-tax'
  })
}

export function searchScripts({ isStatic, services }: SiteView): SiteScript[] {
  if (isStatic) return []
  return [
    'search',
    ...(services?.hasMapArchive ? (['map-archive'] as const) : []),
    ...(services?.googleMapsKey === undefined ? [] : (['google-frame'] as const))
  ]
}

/** Whether a page shows homes that can be kept. */
export function hasHomes(view: SiteView, page: SitePage): boolean {
  if (listingsHref(view) === undefined) return false
  return shownBlocks(view, page.blocks).some(({ type }) => type === 'homes')
}

export function formScripts({ form, services }: SiteView): SiteScript[] {
  if (!form) return []
  const recaptcha = services?.recaptchaKey === undefined ? [] : (['recaptcha'] as const)
  return [...answeredScripts(form), 'form', ...recaptcha]
}

/** Another website's browser storage isn't its visitors', and no file lists what they keep. */
export function keptScripts({ isStatic, mark }: SiteView): SiteScript[] {
  return mark === 'preview' || isStatic ? [] : ['kept']
}

/** Of a form that was sent with an error. */
export function answeredScripts(form: {
  error?: string
  errors?: object
  problem?: string
}): SiteScript[] {
  return (form.error ?? form.errors ?? form.problem) === undefined ? [] : ['answered']
}

export function visitScripts({ services }: SiteView): SiteScript[] {
  return services?.measurementId === undefined ? [] : ['analytics']
}
