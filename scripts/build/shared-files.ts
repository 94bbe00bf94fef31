// Which of the browser's script travels together. What pages share goes in few large files: many small ones are
// compressed each by itself, and badly.

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** A file takes what it imports along, unless one above has it: the order is from the ground up. */
export const SHARED_FILES = [
  // Public pages have these, and must not be made to fetch what they would be put with.
  { name: 'rules', test: /src[\\/]rules[\\/](limits|money)\.ts/ },
  {
    name: 'first',
    test: /(islands[\\/](left-behind|script-failed|styles-first)|rules[\\/]script-load)\.ts/
  },
  { name: 'calendar', test: /src[\\/]rules[\\/](calendar|dunning|plan)\.ts/ },
  { name: 'order', test: /src[\\/]rules[\\/](order|tax)\.ts/ },
  {
    name: 'panel',
    test: /src[\\/](contract[\\/](fields|general|offer|site-data)|gateways[\\/](drafts|human-check)|stores[\\/](contact|human-check|loaded|owner-asked|session|site-data|toasts)|islands[\\/](island-frame|member-frame|toast-stack)|rules[\\/]owes)\.ts/
  },
  // Of pages with React.
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|@nanostores[\\/]react|@astrojs[\\/]react)[\\/]|kit[\\/](bounded|button|dashboard-page|empty|gate|notice|skeleton|table-outline|use-live|use-settled|when-loaded)\.tsx?/
  },
  {
    name: 'form',
    test: /kit[\\/](field|field-frame|fill-in|form|human-check|not-done|password-field|use-on-press)\.tsx?|rules[\\/]phone\.ts|islands[\\/]entrance\.module\.css|contract[\\/]passwords\.ts|stores[\\/]entrance\.ts/
  },
  { name: 'modal', test: /kit[\\/]modal\.tsx/ },
  { name: 'bills', test: /contract[\\/](bills|payment)\.ts/ },
  {
    name: 'card-form',
    test: /kit[\\/](card-challenge|card-entry|town-fields)\.tsx|stores[\\/]card-entry\.ts|contract[\\/]add-card\.ts/
  },
  {
    name: 'dashboard',
    test: /stores[\\/](go-live|payments|website)\.ts|kit[\\/](data-table|transaction-table)\.tsx/
  },
  {
    name: 'wizard',
    test: /src[\\/](stores[\\/](account-(draft|setup)|plan-choice|resume-order)\.ts|islands[\\/](account-setup|account-setup[\\/](wizard|use-arriving))\.tsx?)/
  }
]

/** Files that come later import what is there by then, so that only their styles are fetched before them. */
export function noPreloads(): Plugin {
  return {
    name: 'no-preloads',
    enforce: 'pre',
    // Astro decides this by itself, and only a plugin is heard.
    config: () => ({ environments: { client: { build: { modulePreload: false } } } }),
    resolveId: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () =>
        fileURLToPath(new URL('../../src/page-scripts/styles-first.ts', import.meta.url))
    }
  }
}
