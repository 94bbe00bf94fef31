import { memo, startTransition, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PostContent } from '#contract/websites/site-posts.ts'
import { blogMessages } from '#messages/blog-posts.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { BlogPage } from '#sites/blog/blog-page.tsx'
import { DEMO_DRAWINGS } from '#sites/drawings.ts'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import { stylesheetOf } from '#sites/templates/stylesheets.ts'
import { templateOf } from '#sites/templates/templates.ts'
import { siteView } from '#sites/view.ts'
import { wordsIn } from '#sites/words/words-in.ts'
import type { EditedSite } from '#stores/website/edited-site.ts'
import { $conflict, $opened, opened } from '#stores/blog/blog-post.ts'
import { debounce } from '#stores/debounce.ts'
import { sitePicturesAddress } from '#stores/website-builder/builder-pictures.ts'
import { ScreenPreview } from '../kit/editing/screen-preview.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** Its own document: styles don't leak either way, and the frame's width is the viewport. */
const EMPTY =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body></body></html>'

const SCREENS = ['phone', 'desktop'] as const

/** The post on the agent's website, as visitors will see it. Nothing in it leaves the page. */
export function PostPreview({ site, isSavedShown }: { site: EditedSite; isSavedShown: boolean }) {
  const t = useMessages(blogMessages).preview
  const { screen, screens } = useMessages(websiteBuilderMessages).preview
  const [inside, setInside] = useState<Document>()
  return (
    <ScreenPreview
      choice={screen}
      heading={<p>{t.hint}</p>}
      label={t.label}
      screens={SCREENS.map((one) => ({ label: screens[one], value: one }))}
    >
      <iframe
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return
          contentDocument.title = t.frame
          contentDocument.body.style.margin = '0'
          for (const name of ['click', 'auxclick', 'dragstart', 'submit']) {
            contentDocument.addEventListener(name, (event) => event.preventDefault())
          }
          setInside(contentDocument)
        }}
        srcDoc={EMPTY}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can still scroll it.
        tabIndex={0}
        title={t.frame}
      />
      {inside &&
        createPortal(
          <LivePost inside={inside} isSavedShown={isSavedShown} site={site} />,
          inside.body
        )}
    </ScreenPreview>
  )
}

type Shown = { site: EditedSite; isSavedShown: boolean; inside: Document }

function LivePost({ isSavedShown, ...rest }: Shown) {
  const shown = useShown(isSavedShown)
  return shown && <RenderedPost {...rest} content={shown} />
}

/** Rendered again after a pause in typing, and at regular intervals without one. */
function useShown(isSavedShown: boolean): PostContent | undefined {
  const now = () => (isSavedShown && $conflict.get()?.content) || opened()?.content
  const [shown, setShown] = useState(now)
  useEffect(() => {
    const update = debounce(() => startTransition(() => setShown(now())), {
      longestMs: 400,
      pauseMs: 80
    })
    update.schedule()
    const stop = $opened.listen(update.schedule)
    return () => {
      update.cancel()
      stop()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `now` reads the stores.
  }, [isSavedShown])
  return shown
}

const RenderedPost = memo(function RenderedPost({
  site: { content: website, website_id },
  content,
  inside
}: Omit<Shown, 'isSavedShown'> & { content: PostContent }) {
  const template = templateOf(website.template_id)
  const sheet = stylesheetOf(template)
  const [styled, setStyled] = useState<string>()
  const t = useMessages(blogMessages)
  const { body, cover, description, language, slug } = content
  const title = content.title.trim() || t.untitled
  useEffect(() => inside.documentElement.setAttribute('lang', language), [inside, language])
  const now = new Date().toISOString()
  const post: ShownPost = {
    post_id: 0,
    slug: slug || 'post',
    language,
    title,
    description,
    cover,
    date: now.slice(0, 10),
    published: now,
    changed: now
  }
  const blog = { kind: 'post' as const, post, body }
  const view = siteView({
    content: website,
    facts: { homes: [], posts: [post] },
    template,
    language,
    page: undefined,
    blog,
    drawings: DEMO_DRAWINGS,
    media: sitePicturesAddress(website_id),
    words: wordsIn(language)
  })
  return (
    <>
      <link href={sheet} key={sheet} onLoad={() => setStyled(sheet)} rel="stylesheet" />
      <div hidden={styled !== sheet}>
        <BlogPage blog={blog} view={view} />
      </div>
    </>
  )
})
