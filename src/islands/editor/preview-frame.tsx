import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { editorItemMessages } from '#messages/editor-item.ts'
import { currentOrigin } from '#stores/site/page.ts'
import { $opened } from '#stores/editor/editor-item.ts'
import { paths } from '#rules/paths.ts'
import { useMessages } from '../kit/use-messages.ts'
import { Segments } from './segments.tsx'
import styles from './preview-frame.module.css'

const SCREENS = ['desktop', 'phone'] as const
/** The page's viewport width; a desktop's is scaled down. */
const WIDTHS = { desktop: 1280, phone: 390 }

/** The item in the site's own page: a same-origin frame, updated at every key. */
export function PreviewFrame() {
  const t = useMessages(editorItemMessages)
  const state = useStore($opened)
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [screen, setScreen] = useState<'desktop' | 'phone'>(() =>
    window.innerWidth < WIDTHS.phone * 2 ? 'phone' : 'desktop'
  )
  const [ready, setReady] = useState(0)
  const value = state.status === 'ready' ? state.value : undefined

  // The page reports when it is ready, again after each load: its links may leave it.
  useEffect(() => {
    const handleMessage = ({ data, origin, source }: MessageEvent) => {
      const isOurs = origin === currentOrigin() && source === frame.current?.contentWindow
      if (isOurs && data === 'preview-ready') setReady((times) => times + 1)
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [])

  useEffect(() => {
    if (!ready || !value) return
    const { item, kind, values } = value
    const shown = { kind, item_id: item?.item_id ?? null, values }
    frame.current?.contentWindow?.postMessage(shown, currentOrigin())
  }, [ready, value])

  // Scales the page down to the width that the layout leaves for it.
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
    <section aria-label={t.views.preview} className={styles['preview']}>
      <header>
        <h2>{t.views.preview}</h2>
        <Segments
          label={t.preview.screen}
          of={SCREENS.map((one) => ({ label: t.preview[one], value: one }))}
          onChoose={setScreen}
          value={screen}
        />
      </header>
      <div className={styles['room']} data-screen={screen} ref={room}>
        <iframe ref={frame} src={paths.editorPreview} title={t.preview.frame} />
      </div>
    </section>
  )
}
