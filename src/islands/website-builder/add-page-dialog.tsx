import { useRef, useState } from 'react'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { websitePagesMessages } from '#messages/website-pages.ts'
import { freePageSlug } from '#rules/websites/page-slug.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { content, edit } from '#stores/website-builder/builder.ts'
import { openPage } from '#stores/website-builder/builder-place.ts'
import { addPage, slugsOf } from '#stores/website-builder/site-edits.ts'
import { DialogForm } from '../kit/form/dialog-form.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { LandingChoice } from './landing-choice.tsx'
import { useSlugError } from './page-settings.tsx'
import { useBuilderSite } from './use-builder-site.ts'

/** Asks for a page's title in each language, and its address. */
export function AddPageDialog({ onClose }: { onClose: () => void }) {
  const { inLanguage, languages } = useMessages(websiteBuilderMessages)
  const t = useMessages(websitePagesMessages).pages
  const site = useBuilderSite()
  const { language: main, second_language: second } = site
  const [title, setTitle] = useState({ en: '', fr: '' })
  const [typed, setTyped] = useState<string>()
  const [isLanding, setLanding] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const titleBox = useRef<HTMLInputElement>(null)
  const addressBox = useRef<HTMLInputElement>(null)
  const slug = typed ?? freePageSlug(title[main], slugsOf(site))
  const slugError = useSlugError(slug)
  const isUntitled = title[main].trim() === ''
  const submit = () => {
    setSubmitted(true)
    if (isUntitled) return titleBox.current?.focus()
    if (slugError) return addressBox.current?.focus()
    edit((now) => addPage(now, { isLanding, title, slug }))
    const page = content()?.pages.at(-1)
    onClose()
    if (page) openPage(page.id)
  }
  const field = (language: SiteLanguage, isMain: boolean) => (
    <PlainField
      error={isMain && submitted && isUntitled ? t.titleMissing : undefined}
      first={isMain}
      key={language}
      label={second === null ? t.name : inLanguage(t.name, languages[language])}
      maxLength={300}
      name={`title.${language}`}
      onChange={(text) => setTitle({ ...title, [language]: text })}
      value={title[language]}
      {...(isMain && { box: titleBox })}
    />
  )
  return (
    <DialogForm onClose={onClose} onSubmit={submit} submit={t.add} title={t.addTitle}>
      {field(main, true)}
      {second !== null && field(second, false)}
      <PlainField
        box={addressBox}
        error={submitted || typed !== undefined ? slugError : undefined}
        hint={t.addressHint(`/${slug}`)}
        label={t.address}
        name="slug"
        onChange={setTyped}
        value={slug}
      />
      <LandingChoice checked={isLanding} onChange={setLanding} />
    </DialogForm>
  )
}
