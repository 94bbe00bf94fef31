import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { currentOrigin } from '#stores/site/page.ts'
import { $opened } from '#stores/editor/editor-item.ts'
import { paths } from '#rules/paths.ts'
import { Segments } from './segments.tsx'
import styles from './preview-frame.module.css'

const SCREENS = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' }
] as const
/** How wide the page is taken to be; a desktop's is shown smaller. */
const WIDTHS = { desktop: 1280, phone: 390 }

/** What stands here, in the site's own page: a page of the same origin, told at every key. */
export function PreviewFrame() {
  const state = useStore($opened)
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [screen, setScreen] = useState<'desktop' | 'phone'>(() =>
    window.innerWidth < WIDTHS.phone * 2 ? 'phone' : 'desktop'
  )
  const [ready, setReady] = useState(0)
  const value = state.status === 'ready' ? state.value : undefined

  // The page says when it can hear; it is loaded anew where it leads away from itself.
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent) => {
      const isOurs = origin === currentOrigin() && source === frame.current?.contentWindow
      if (isOurs && data === 'preview-ready') setReady((times) => times + 1)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  useEffect(() => {
    if (!ready || !value) return
    const { item, kind, words } = value
    const shown = { kind, item_id: item?.item_id ?? null, words }
    frame.current?.contentWindow?.postMessage(shown, currentOrigin())
  }, [ready, value])

  // A page that is wider than its room is drawn smaller; only the browser knows the room.
  useEffect(() => {
    const { current: box } = room
    if (!box) return
    const fit = () => {
      const scale = Math.min(1, box.clientWidth / WIDTHS[screen])
      box.style.setProperty('--scale', String(scale))
    }
    const watcher = new ResizeObserver(fit)
    watcher.observe(box)
    fit()
    return () => watcher.disconnect()
  }, [screen])

  return (
    <section aria-label="Preview" className={styles['preview']}>
      <header>
        <h2>Preview</h2>
        <Segments label="Screen" of={SCREENS} onChoose={setScreen} value={screen} />
      </header>
      <div className={styles['room']} data-screen={screen} ref={room}>
        <iframe ref={frame} src={paths.editorPreview} title="The page as it will look" />
      </div>
    </section>
  )
}
