// Google Analytics on an agent's website: asked for first, and nothing is loaded or stored before the answer.
// What is remembered is the answer alone.
import { remember, remembered } from './memory/browser-memory.ts'

type Choice = 'no' | 'yes'

const KEY = 'analytics'
const SCRIPT = 'https://www.googletagmanager.com/gtag/js'

const bar = document.querySelector<HTMLElement>('.consent-bar')
const id = bar?.dataset['measurement']
if (bar && id !== undefined) watch(bar, id)

function watch(bar: HTMLElement, id: string): void {
  let choice = rememberedChoice()
  const buttons = bar.querySelectorAll<HTMLButtonElement>('button[data-choice]')
  const show = (isShown: boolean) => {
    bar.hidden = !isShown
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset['choice'] === choice))
    }
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const chosen: Choice = button.dataset['choice'] === 'yes' ? 'yes' : 'no'
      if (chosen === 'no' && choice === 'yes') stop(id)
      if (chosen === 'yes') start(id)
      choice = chosen
      // Where the browser stores nothing, the visitor is asked again on the next page.
      remember(KEY, chosen)
      show(false)
    })
  }
  for (const opener of document.querySelectorAll<HTMLButtonElement>('button.consent-open')) {
    opener.hidden = false
    opener.addEventListener('click', () => {
      show(true)
      bar.focus()
    })
  }
  if (choice === undefined) show(true)
  if (choice === 'yes') start(id)
}

function start(id: string): void {
  Object.assign(globalThis, { [`ga-disable-${id}`]: false })
  if (document.querySelector(`script[src^="${SCRIPT}"]`)) return
  const page = globalThis as { dataLayer?: unknown[] }
  const layer = (page.dataLayer ??= [])
  // Google's script reads the arguments object itself, not an array.
  const gtag: (...call: unknown[]) => void = function () {
    layer.push(arguments)
  }
  const denied = { ad_personalization: 'denied', ad_storage: 'denied', ad_user_data: 'denied' }
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('config', id, {
    allow_ad_personalization_signals: false,
    allow_google_signals: false,
    // For this host alone: other agents' websites are beside it.
    cookie_domain: 'none'
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Google's documented switch, and the cookies that it has set. */
function stop(id: string): void {
  Object.assign(globalThis, { [`ga-disable-${id}`]: true })
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (/^_ga(_|$)/.test(name))
      document.cookie = `${name}=; expires=${new Date(0).toUTCString()}; path=/`
  }
}

function rememberedChoice(): Choice | undefined {
  const stored = remembered(KEY)
  return stored === 'yes' || stored === 'no' ? stored : undefined
}
