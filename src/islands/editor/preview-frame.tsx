import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { editorItemMessages } from '#messages/editor-item.ts'
import { currentOrigin } from '#stores/site/page.ts'
import { $opened } from '#stores/editor/editor-item.ts'
import { paths } from '#rules/paths.ts'
import { ScreenPreview } from '../kit/editing/screen-preview.tsx'
import { useMessages } from '../kit/use-messages.ts'

const SCREENS = ['desktop', 'phone'] as const

/** The item in the site's own page: a same-origin frame, updated at every key. */
export function PreviewFrame() {
  const t = useMessages(editorItemMessages)
  const state = useStore($opened)
  const frame = useRef<HTMLIFrameElement>(null)
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

  return (
    <ScreenPreview
      choice={t.preview.screen}
      heading={<h2>{t.views.preview}</h2>}
      label={t.views.preview}
      screens={SCREENS.map((one) => ({ label: t.preview[one], value: one }))}
    >
      <iframe ref={frame} src={paths.editorPreview} title={t.preview.frame} />
    </ScreenPreview>
  )
}
