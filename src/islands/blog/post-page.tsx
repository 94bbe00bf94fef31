import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { blogMessages } from '#messages/blog-posts.ts'
import { editorItemMessages } from '#messages/editor-item.ts'
import type { EditedSite } from '#stores/website/edited-site.ts'
import { $place, goToPost, NEW } from '#stores/blog/blog-place.ts'
import { $opened, isUnsaved, opened, openPost, type OpenedPost } from '#stores/blog/blog-post.ts'
import { loadNewer, save, startAutosave } from '#stores/blog/blog-save.ts'
import { $storageTrouble } from '#stores/site/storage-trouble.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { Segments } from '../kit/segments.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { PostConflict } from './post-conflict.tsx'
import { PostFields } from './post-fields.tsx'
import { PostHistory } from './post-history.tsx'
import { PostPreview } from './post-preview.tsx'
import { PostSaving } from './post-saving.tsx'
import { PublishPost } from './publish-post.tsx'
import styles from './blog.module.css'

type View = 'write' | 'preview' | 'history'
const VIEWS: readonly View[] = ['write', 'preview', 'history']

/** One post: publishing, fields, preview and history. */
export function PostPage({ site }: { site: EditedSite }) {
  const { post = NEW } = useStore($place)
  const t = useMessages(blogMessages)
  const { language } = site.content
  // One that was just created has its number by now, and is open already; so is one that was deleted elsewhere.
  useEffect(() => {
    const now = opened()
    if (now && (now.state?.post_id ?? NEW) === post) void loadNewer()
    else void openPost(post, language)
  }, [language, post])
  useEffect(startAutosave, [])
  return (
    <div className={styles['page']} tabIndex={-1}>
      <WhenLoaded
        loading={
          <>
            <header className={styles['head']}>
              <Back />
              <h1>{t.title}</h1>
            </header>
            <Panel busy title={t.title}>
              <TableSkeleton rows={6} />
            </Panel>
          </>
        }
        of={$opened}
        retry={() => openPost(post, language)}
        what={t.thePost}
      >
        {(shown) => <OpenedPostPage opened={shown} site={site} />}
      </WhenLoaded>
    </div>
  )
}

function OpenedPostPage({ opened: shown, site }: { opened: OpenedPost; site: EditedSite }) {
  const t = useMessages(blogMessages)
  const [view, setView] = useState<View>('write')
  const [viewsSaved, setViewsSaved] = useState(false)
  const { content, replacements, state } = shown
  return (
    <>
      <header className={styles['head']}>
        <Back />
        <h1>{content.title || (state ? t.untitled : t.add)}</h1>
      </header>
      <PostConflict isSavedShown={viewsSaved} onShow={setViewsSaved} />
      <PublishPost opened={shown} />
      <div className={styles['state']}>
        <Segments
          label={t.view}
          of={VIEWS.map((one) => ({ label: t.views[one], value: one }))}
          onChoose={setView}
          value={view}
        />
        <PostSaving isNew={state === undefined} />
      </div>
      {view === 'history' ? (
        <PostHistory onRestored={() => setView('write')} opened={shown} />
      ) : (
        <div className={styles['desk']} data-view={view}>
          <div className={styles['write']}>
            <PostFields key={replacements} opened={shown} site={site} />
          </div>
          <div className={styles['look']}>
            <PostPreview isSavedShown={viewsSaved} site={site} />
          </div>
        </div>
      )}
    </>
  )
}

/** Saves and goes back to the list; asks first if saving fails. */
function Back() {
  const { title } = useMessages(blogMessages)
  const { leave: texts } = useMessages(editorItemMessages)
  const isLost = useStore($storageTrouble) !== undefined
  const [asking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    $opened.set({ status: 'loading' })
    goToPost(undefined)
  }
  const go = async () => {
    if (isUnsaved() && !(await save())) return setAsking(true)
    leave()
  }
  return (
    <>
      <button className={styles['back']} onClick={() => void go()} type="button">
        ← {title}
      </button>
      {asking && (
        <ConfirmDialog
          confirm={texts.anyway}
          onClose={() => setAsking(false)}
          onConfirm={leave}
          title={texts.title}
        >
          <p>{isLost ? texts.notKept : texts.kept}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
