// @ts-check
import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { loadEnv } from 'vite'
import { addressesByPage } from './scripts/build/addresses-in-french.ts'
import { bootScripts, bundleBootScripts } from './scripts/build/boot-script.ts'
import { cutFonts } from './scripts/build/cut-fonts.ts'
import { pageRenderer } from './scripts/build/page-renderer.ts'
import { SHARED_FILES } from './scripts/build/shared-files.ts'
import { pageTexts } from './scripts/build/page-texts.ts'

const env = { ...loadEnv(process.env.NODE_ENV ?? 'production', process.cwd(), ''), ...process.env }
const boots = await bundleBootScripts()

/** A panel API on another origin must be named in the policy; '/api' is 'self'. */
const panelApi = env.PUBLIC_PANEL_API_URL ?? '/api'
const panelOrigin = URL.canParse(panelApi) ? [new URL(panelApi).origin] : []

/** @param {string | undefined} host */
function isAgentHost(host = '') {
  return host.replace(/:\d+$/, '').endsWith(`.${env.SITES_DOMAIN ?? 'localhost'}`)
}

export default defineConfig({
  site: env.SITE_URL ?? 'http://localhost:4321',
  output: 'server',
  // French pages are routes of our own: scripts/build/french-routes.ts.
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  // Astro's own weighs a third of the script budget; page-scripts/page-frame.ts fetches what is pointed at.
  prefetch: false,
  // Its highlighter writes style attributes, which the policy forbids.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // No page has Astro process a picture.
  image: { service: passthroughImageService() },
  adapter: pageRenderer(),
  integrations: [react()],
  fonts: [
    {
      name: 'Bricolage Grotesque',
      cssVariable: '--font-display',
      provider: cutFonts(),
      fallbacks: ['Display Fallback', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        cuts: [
          { file: 'bricolage-narrow', weight: [400, 800], stretch: '75% 95%' },
          { file: 'bricolage-wide', weight: [400, 800], stretch: '96% 125%' }
        ],
        rest: {
          file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wdth-normal.woff2',
          weight: [400, 800],
          stretch: '75% 125%'
        }
      },
      weights: ['400 800'],
      styles: ['normal'],
      subsets: ['cut', 'rest']
    },
    {
      name: 'Instrument Sans',
      cssVariable: '--font-body',
      provider: cutFonts(),
      fallbacks: ['Body Fallback', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        cuts: [{ file: 'instrument', weight: [400, 700] }],
        rest: {
          file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
          weight: [400, 700]
        }
      },
      weights: ['400 700'],
      styles: ['normal'],
      subsets: ['cut', 'rest']
    }
  ],
  security: {
    csp: {
      directives: [
        // What is not named below, no page may load: no frame. Workers are scripts.
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "img-src 'self' data: blob: https:",
        "font-src 'self'",
        "manifest-src 'self'",
        // Stripe and Google are let in where the panel has their keys: see src/panel/service/content-security-policy.ts.
        `connect-src ${["'self'", ...panelOrigin].join(' ')}`
      ],
      scriptDirective: {
        resources: ["'self'"],
        hashes: Object.values(boots).map(({ hash }) => hash)
      },
      styleDirective: { resources: ["'self'"] }
    }
  },
  vite: {
    plugins: [bootScripts(boots), pageTexts('en'), addressesByPage()],
    build: { target: 'es2022' },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Named as its file: Astro's own name adds thirty letters to every page's first bytes.
              entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`,
              codeSplitting: {
                groups: SHARED_FILES
              }
            }
          }
        }
      }
    },
    server: {
      // `npm run dev` runs the panel beside Astro; the browser sees one origin, as in production.
      proxy: env.PANEL_ORIGIN
        ? {
            '/api': { target: env.PANEL_ORIGIN, changeOrigin: false },
            // The panel serves agents' websites, whose hosts end in SITES_DOMAIN.
            '/': {
              target: env.PANEL_ORIGIN,
              changeOrigin: false,
              bypass: ({ headers, url }) => (isAgentHost(headers.host) ? undefined : url)
            }
          }
        : {}
    }
  }
})
