import { useStore } from '@nanostores/react'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { $fieldProblem, $saving, setWords, type Words } from '#stores/editor/editor-item.ts'
import { PictureBox } from './picture-box.tsx'
import { PlainField } from './plain-field.tsx'
import { TextBox } from './text-box.tsx'
import { LABELS } from './words.ts'
import styles from './item-fields.module.css'

type Field = { of: Words; errors: Record<string, string> }

/** What is written of each kind. Nothing is submitted: every key is taken as it comes. */
export function ItemFields({ kind, words }: { kind: ItemKind; words: Words }) {
  const saving = useStore($saving)
  const problem = useStore($fieldProblem)
  const errors = saving.status === 'refused' ? saving.errors : problem
  const Body = BODIES[kind]
  return (
    <div className={`card ${styles['fields']}`}>
      <Body errors={errors} of={words} />
    </div>
  )
}

const BODIES: Record<ItemKind, (field: Field) => React.ReactNode> = {
  post: PostFields,
  policy: PolicyFields,
  faq: FaqFields,
  testimonial: TestimonialFields
}

function PostFields(field: Field) {
  return (
    <>
      <Line {...field} kind="post" name="post_title" />
      <Line
        {...field}
        hint="One or two sentences; the list of posts and search engines show them."
        kind="post"
        name="post_excerpt"
        rows={3}
      />
      <PictureBox
        alt={field.of['post_main_image_alt'] ?? ''}
        error={field.errors['post_main_image'] ?? field.errors['post_main_image_alt']}
        hint="Stands above the text. Without one, a stretch of our street is drawn."
        label={LABELS.post['post_main_image']!}
        onChange={({ alt, path }) =>
          setWords({ post_main_image: path || null, post_main_image_alt: alt })
        }
        path={field.of['post_main_image'] ?? ''}
      />
      <Text {...field} kind="post" name="post_description" />
    </>
  )
}

function PolicyFields(field: Field) {
  return (
    <>
      <Line {...field} kind="policy" name="title" />
      <Text {...field} kind="policy" name="content" />
    </>
  )
}

function FaqFields(field: Field) {
  return (
    <>
      <Line {...field} kind="faq" name="faq_title" />
      <Line
        {...field}
        hint="An empty line begins a new paragraph."
        kind="faq"
        name="faq_description"
        rows={8}
      />
    </>
  )
}

function TestimonialFields(field: Field) {
  return (
    <>
      <Line {...field} kind="testimonial" name="review" rows={5} />
      <Line {...field} kind="testimonial" name="name" />
      <Line {...field} hint="For example: Broker, Halifax" kind="testimonial" name="designation" />
      <Line
        {...field}
        hint="For example: https://amaraosei.ca"
        kind="testimonial"
        name="website"
        optional
      />
      <PictureBox
        alt={field.of['name'] ?? ''}
        error={field.errors['reviewer_image']}
        hint="Shown in a window. Without one, a figure is drawn."
        label={LABELS.testimonial['reviewer_image']!}
        onChange={({ path }) => setWords({ reviewer_image: path })}
        path={field.of['reviewer_image'] ?? ''}
      />
    </>
  )
}

function Line({
  errors,
  kind,
  name,
  of,
  ...rest
}: Field & { kind: ItemKind; name: string; hint?: string; optional?: boolean; rows?: number }) {
  return (
    <PlainField
      {...rest}
      error={errors[name]}
      label={LABELS[kind][name] ?? name}
      name={name}
      onChange={(typed) => setWords({ [name]: typed })}
      value={of[name] ?? ''}
    />
  )
}

function Text({ errors, kind, name, of }: Field & { kind: ItemKind; name: string }) {
  return (
    <TextBox
      error={errors[name]}
      html={of[name] ?? ''}
      label={LABELS[kind][name] ?? name}
      onChange={(html) => setWords({ [name]: html })}
    />
  )
}
