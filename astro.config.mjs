// @ts-check
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { loadEnv } from 'vite'
import { bootScript, bundleBootScript } from './scripts/astro/boot-script.ts'
import { fontsource } from './scripts/astro/fontsource.ts'
import { staticCspHeaders } from './scripts/astro/static-csp-headers.ts'

const env = { ...loadEnv(process.env.NODE_ENV ?? 'production', process.cwd(), ''), ...process.env }
const boot = await bundleBootScript()

/** A panel API on another origin must be named in the policy; '/api' is 'self'. */
const panelApi = env.PUBLIC_PANEL_API_URL ?? '/api'
const panelOrigin = URL.canParse(panelApi) ? [new URL(panelApi).origin] : []

const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com']
const GOOGLE = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

export default defineConfig({
  site: env.SITE_URL ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'never',
  // The default drops the space where a line breaks before an inline element.
  compressHTML: true,
  build: { format: 'file', inlineStylesheets: 'never' },
  // Astro's own weighs a third of the script budget; islands/page-frame.ts fetches what is pointed at.
  prefetch: false,
  // Its highlighter writes style attributes, which the policy forbids.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  integrations: [react(), staticCspHeaders()],
  fonts: [
    {
      name: 'Bricolage Grotesque',
      cssVariable: '--font-display',
      provider: fontsource(),
      fallbacks: ['Display Fallback', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        package: '@fontsource-variable/bricolage-grotesque',
        axes: 'standard',
        weight: [200, 800],
        stretch: '75% 100%'
      },
      weights: ['200 800'],
      styles: ['normal'],
      subsets: ['latin', 'latin-ext']
    },
    {
      name: 'Instrument Sans',
      cssVariable: '--font-body',
      provider: fontsource(),
      fallbacks: ['Body Fallback', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        package: '@fontsource-variable/instrument-sans',
        axes: 'wght',
        weight: [400, 700]
      },
      weights: ['400 700'],
      styles: ['normal'],
      subsets: ['latin', 'latin-ext']
    }
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
        "object-src 'none'",
        "img-src 'self' data: blob: https:",
        "font-src 'self'",
        "worker-src 'self'",
        `connect-src ${["'self'", ...panelOrigin, 'https://api.stripe.com', 'https://www.google.com/recaptcha/'].join(' ')}`,
        `frame-src ${[...STRIPE, 'https://hooks.stripe.com', 'https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'].join(' ')}`
      ],
      scriptDirective: { resources: ["'self'", ...STRIPE, ...GOOGLE], hashes: [boot.hash] },
      styleDirective: { resources: ["'self'"] }
    }
  },
  vite: {
    plugins: [bootScript(boot.code)],
    build: { target: 'es2022' },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }
                ]
              }
            }
          }
        }
      }
    },
    server: {
      // `npm run dev` runs the panel beside Astro; the browser sees one origin, as in production.
      proxy: env.PANEL_ORIGIN ? { '/api': { target: env.PANEL_ORIGIN, changeOrigin: false } } : {}
    }
  }
})
