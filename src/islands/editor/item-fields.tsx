import { useStore } from '@nanostores/react'
import * as contentLabels from '#contract/content/labels.ts'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { editorItemMessages } from '#messages/editor-item.ts'
import { $fieldProblem, $saving, editFields, type FieldValues } from '#stores/editor/editor-item.ts'
import { useMessages } from '../kit/use-messages.ts'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PictureBox } from './picture-box.tsx'
import { ROWS } from './item-kinds.ts'
import { TextBox } from './text-box.tsx'
import { useLabels } from './use-labels.ts'
import styles from './item-fields.module.css'

type Field = { of: FieldValues; errors: Record<string, string> }

/** The fields of each kind. Nothing is submitted: every change is saved automatically. */
export function ItemFields({ kind, values }: { kind: ItemKind; values: FieldValues }) {
  const saving = useStore($saving)
  const problem = useStore($fieldProblem)
  const errors = 'errors' in saving ? saving.errors : problem
  const Fields = FIELDS_OF[kind]
  return (
    <div className={`card ${styles['fields']}`}>
      <Fields errors={errors} of={values} />
    </div>
  )
}

const FIELDS_OF: Record<ItemKind, (field: Field) => React.ReactNode> = {
  post: PostFields,
  policy: PolicyFields,
  faq: FaqFields,
  testimonial: TestimonialFields
}

function PostFields(field: Field) {
  const { hints } = useMessages(editorItemMessages)
  return (
    <>
      <Line {...field} kind="post" name="post_title" />
      <Line {...field} hint={hints.excerpt} kind="post" name="post_excerpt" />
      <PictureBox
        alt={field.of['post_main_image_alt'] ?? ''}
        error={field.errors['post_main_image'] ?? field.errors['post_main_image_alt']}
        hint={hints.postPicture}
        label={useMessages(contentLabels.post_main_image)}
        onChange={({ alt, path }) =>
          editFields({ post_main_image: path || null, post_main_image_alt: alt })
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
  const { hints } = useMessages(editorItemMessages)
  return (
    <>
      <Line {...field} kind="faq" name="faq_title" />
      <Line {...field} hint={hints.faqAnswer} kind="faq" name="faq_description" />
    </>
  )
}

function TestimonialFields(field: Field) {
  const { hints } = useMessages(editorItemMessages)
  return (
    <>
      <Line {...field} kind="testimonial" name="review" />
      <Line {...field} kind="testimonial" name="name" />
      <Line {...field} hint={hints.designation} kind="testimonial" name="designation" />
      <Line {...field} hint={hints.website} kind="testimonial" name="website" optional />
      <PictureBox
        alt={field.of['name'] ?? ''}
        error={field.errors['reviewer_image']}
        hint={hints.reviewerPicture}
        label={useMessages(contentLabels.reviewer_image)}
        onChange={({ path }) => editFields({ reviewer_image: path })}
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
}: Field & { kind: ItemKind; name: string; hint?: string; optional?: boolean }) {
  const rows = ROWS[name]
  return (
    <PlainField
      {...rest}
      {...(rows && { rows })}
      error={errors[name]}
      label={useLabels()(kind, name)}
      name={name}
      onChange={(typed) => editFields({ [name]: typed })}
      value={of[name] ?? ''}
    />
  )
}

function Text({ errors, kind, name, of }: Field & { kind: ItemKind; name: string }) {
  return (
    <TextBox
      error={errors[name]}
      html={of[name] ?? ''}
      label={useLabels()(kind, name)}
      onChange={(html) => editFields({ [name]: html })}
    />
  )
}
