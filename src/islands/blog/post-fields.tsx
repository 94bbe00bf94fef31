import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo, useRef } from 'react'
import { blogMessages } from '#messages/blog-posts.ts'
import { bodyPictureSource } from '#rules/websites/post-body.ts'
import { MEDIA_PATH } from '#rules/websites/site-media.ts'
import { sitePostPath } from '#rules/websites/blog-path.ts'
import { freePostSlug } from '#rules/websites/site-posts.ts'
import { languagesOf } from '#sites/languages.ts'
import type { EditedSite } from '#stores/website/edited-site.ts'
import { $saving, editPost, type OpenedPost } from '#stores/blog/blog-post.ts'
import { sitePicturesAddress } from '#stores/website-builder/builder-pictures.ts'
import { RichText, type TextPictures } from '../editor/rich-text.tsx'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { Segments } from '../kit/segments.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { SitePictureDialog } from '../website-builder/picture-dialog.tsx'
import { SitePictureField } from '../website-builder/picture-field.tsx'
import { FieldSiteContext } from '../website-builder/use-field-site.ts'
import styles from './blog.module.css'

/** The fields of a post. Nothing is submitted: every change is saved automatically. */
export function PostFields({ opened, site }: { opened: OpenedPost; site: EditedSite }) {
  const t = useMessages(blogMessages)
  const saving = useStore($saving)
  const box = useRef<HTMLDivElement>(null)
  const errors = 'errors' in saving ? saving.errors : {}
  const { content, state } = opened
  const { language } = content
  const { website_id } = site
  const fieldSite = useMemo(
    () => ({ website_id, language, second_language: null }),
    [language, website_id]
  )
  // A publish that was refused leads to the first field that must change.
  useEffect(() => {
    if (saving.status === 'unpublishable') focusFirstInvalid(box.current)
  }, [saving])
  return (
    <FieldSiteContext value={fieldSite}>
      <div className={`card ${styles['fields']}`} ref={box}>
        <PlainField
          error={errors['title']}
          label={t.fields.title}
          maxLength={150}
          name="title"
          onChange={(title) => editPost({ title })}
          value={content.title}
        />
        <PlainField
          error={errors['slug']}
          hint={<AddressHint opened={opened} site={site} />}
          label={t.fields.slug}
          maxLength={60}
          name="slug"
          onChange={(slug) => editPost({ slug })}
          optional
          value={content.slug}
          {...(state?.slug && { placeholder: state.slug })}
        />
        <PlainField
          error={errors['description']}
          hint={t.hints.description}
          label={t.fields.description}
          name="description"
          onChange={(description) => editPost({ description })}
          rows={3}
          value={content.description}
        />
        <LanguageField error={errors['language']} opened={opened} site={site} />
        <SitePictureField
          error={errors['cover']}
          label={t.fields.cover}
          name="cover"
          onChange={(cover) => editPost({ cover })}
          value={content.cover}
        />
        <BodyField error={errors['body']} html={content.body} website_id={website_id} />
      </div>
    </FieldSiteContext>
  )
}

/** Where the post opens, or will open. */
function AddressHint({
  opened: { content, state },
  site
}: {
  opened: OpenedPost
  site: EditedSite
}) {
  const { hints } = useMessages(blogMessages)
  const known = content.slug || state?.slug
  const slug = known || (content.title.trim() ? freePostSlug(content.title, []) : '')
  const isLive = state?.published_version !== null && state !== undefined
  return (
    <>
      {isLive ? hints.slugLive : !known && hints.slugAuto}{' '}
      {slug && hints.address(sitePostPath(slug, content.language, site.content.language))}
    </>
  )
}

/** Asked only where there is a choice, or the post's language isn't one of the website's. */
function LanguageField({
  error,
  opened: { content },
  site
}: {
  error: string | undefined
  opened: OpenedPost
  site: EditedSite
}) {
  const t = useMessages(blogMessages)
  const id = useId()
  const known = languagesOf(site.content)
  if (known.length === 1 && known[0] === content.language && !error) return null
  const all = known.includes(content.language) ? known : [...known, content.language]
  return (
    <FieldFrame error={error} hint={t.hints.language} id={id} label={t.fields.language}>
      <Segments
        label={t.fields.language}
        of={all.map((one) => ({ label: t.languages[one], value: one }))}
        onChoose={(language) => editPost({ language })}
        value={content.language}
      />
    </FieldFrame>
  )
}

function BodyField({
  error,
  html,
  website_id
}: {
  error: string | undefined
  html: string
  website_id: number
}) {
  const { fields } = useMessages(blogMessages)
  const id = useId()
  const pictures = useMemo(() => picturesOf(website_id), [website_id])
  return (
    <div data-bad={error ? true : undefined}>
      <FieldFrame error={error} id={id} label={fields.body}>
        <span className="visually-hidden" id={`${id}-label`}>
          {fields.body}
        </span>
        <RichText
          describedBy={error ? `${id}-error` : undefined}
          html={html}
          id={id}
          labelledBy={`${id}-label`}
          onChange={(body) => editPost({ body })}
          pictures={pictures}
        />
      </FieldFrame>
    </div>
  )
}

/** The website's own pictures, loaded from the panel while the post is written. */
function picturesOf(website_id: number): TextPictures {
  return {
    addressOf: (src) =>
      src.startsWith(MEDIA_PATH)
        ? sitePicturesAddress(website_id) + src.slice(MEDIA_PATH.length)
        : src,
    isKept: (src) => src.startsWith(MEDIA_PATH),
    Dialog: ({ onTake, ...dialog }) => (
      <SitePictureDialog
        {...dialog}
        onTake={({ alt, height, sha256, width }) => {
          const words = alt.en || alt.fr
          onTake({ src: bodyPictureSource({ sha256, width }), alt: words, width, height })
        }}
      />
    )
  }
}

function focusFirstInvalid(fields: HTMLElement | null): void {
  const invalid = fields?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const text = fields?.querySelector<HTMLElement>('[data-bad] [role="textbox"]')
  ;(invalid ?? text)?.focus()
}
