/** How long a page may take to draw itself before it is shown as it is. */
const DRAWN_MS = 1000

type Page = {
  /** Puts the page in place of the one shown; false if it is not `wanted` any more. */
  draw: (wanted: () => boolean) => Promise<boolean>
}

/** Fetches a page of the same frame, with its styles and the scripts of its islands; undefined where it is none. */
export async function bringPage(href: string): Promise<Page | undefined> {
  const response = await fetch(href)
  if (!response.ok) return undefined
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const next = page.querySelector<HTMLElement>('[data-frame] ~ #main')
  if (!next) return undefined
  await Promise.all([...bringStyles(page), ...bringScripts(next)])
  return {
    async draw(wanted) {
      const main = document.importNode(next, true)
      for (const outline of main.querySelectorAll('astro-island > :not(template)')) outline.remove()
      main.hidden = true
      document.getElementById('main')?.after(main)
      wake(main)
      await drawn(main)
      if (wanted()) {
        document.title = page.title
        main.previousElementSibling?.remove()
        main.hidden = false
      } else {
        main.remove()
      }
      // Astro's islands listen for this to be unmounted.
      document.dispatchEvent(new Event('astro:after-swap'))
      return wanted()
    }
  }
}

/** They say nothing about the page that is still shown, as every island's and section's are its own. */
function bringStyles(page: Document): Promise<unknown>[] {
  return [...page.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter((link) => !document.head.querySelector(`link[href="${link.getAttribute('href')}"]`))
    .map(
      (link) =>
        new Promise((resolve, reject) => {
          const own = document.importNode(link)
          own.onload = resolve
          own.onerror = reject
          document.head.append(own)
        })
    )
}

function bringScripts(main: HTMLElement): Promise<unknown>[] {
  return [...main.querySelectorAll('astro-island')]
    .flatMap((island) => [
      island.getAttribute('component-url'),
      island.getAttribute('renderer-url')
    ])
    .filter((address) => address !== null)
    .map((address) => import(/* @vite-ignore */ address))
}

/** A script that was parsed elsewhere never runs; Astro's own, which wake its islands, may run twice. */
function wake(main: HTMLElement): void {
  for (const script of main.querySelectorAll('script')) {
    const own = document.createElement('script')
    own.text = script.text
    script.replaceWith(own)
  }
}

/** So that nothing empty is seen, not even for a frame. */
async function drawn(main: HTMLElement): Promise<void> {
  const isDrawn = () =>
    [...main.querySelectorAll('astro-island')].every((island) =>
      island.querySelector(':scope > :not(template)')
    )
  if (isDrawn()) return
  await new Promise<void>((done) => {
    const finish = () => {
      watcher.disconnect()
      clearTimeout(timer)
      done()
    }
    const watcher = new MutationObserver(() => isDrawn() && finish())
    const timer = setTimeout(finish, DRAWN_MS)
    watcher.observe(main, { childList: true, subtree: true })
  })
}
