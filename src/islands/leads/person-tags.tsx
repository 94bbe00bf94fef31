import { useId, useState } from 'react'
import type { Person } from '#contract/leads/person.ts'
import { personMessages } from '#messages/leads/person.ts'
import { tagsIn } from '#rules/leads/lead-tags.ts'
import { TAGS_MAX } from '#rules/leads/person-limits.ts'
import { changeLead } from '#stores/leads/person.ts'
import { PlainForm } from '../kit/form/plain-form.tsx'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import field from '../kit/form/field.module.css'
import { timelineMessages } from '#messages/leads/timeline.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './person.module.css'

/** The person's tags; the field suggests those that the agent has given to others. */
export function PersonTags({ person }: { person: Person }) {
  const t = useMessages(personMessages)
  const said = useMessages(timelineMessages)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const id = useId()
  const { tags } = person.lead
  const isFull = tags.length >= TAGS_MAX
  const add = async () => {
    const typedTags = tagsIn(typed).map((tag) => sameTag(tag, person.tag_suggestions))
    // An empty field is refused as an empty tag.
    const add_tags = typedTags.length > 0 ? typedTags : ['']
    const wrong = await changeLead(person, { add_tags }, said.tagsAdded(add_tags.join(', ')))
    setError(wrong && Object.values(wrong)[0])
    if (!wrong) setTyped('')
  }
  return (
    <Panel title={t.tags}>
      {tags.length === 0 && <p className={styles['soft']}>{t.noTags}</p>}
      <ul className={styles['tags']} hidden={tags.length === 0}>
        {tags.map((tag) => (
          <li key={tag}>
            <button
              aria-label={t.removeTag(tag)}
              className={styles['chip']}
              onClick={() => void changeLead(person, { remove_tags: [tag] }, said.tagsRemoved(tag))}
              type="button"
            >
              {tag}
              <svg aria-hidden="true" height="14" viewBox="0 0 20 20" width="14">
                <path d="m5 5 10 10M15 5 5 15" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className={styles['soft']}>{t.tagsFull(TAGS_MAX)}</p>
      ) : (
        <PlainForm className={`${styles['line']} ${styles['fields']}`} onSubmit={add}>
          <div className={styles['grow']}>
            <FieldFrame error={error} id={id} label={t.addTag}>
              <input
                aria-describedby={error && `${id}-error`}
                aria-invalid={error ? true : undefined}
                autoComplete="off"
                className={field['box']}
                id={id}
                list={`${id}-tags`}
                name="tag"
                onChange={(event) => setTyped(event.target.value)}
                value={typed}
              />
            </FieldFrame>
            <datalist id={`${id}-tags`}>
              {person.tag_suggestions.map((tag) => (
                <option key={tag}>{tag}</option>
              ))}
            </datalist>
          </div>
          <Button look="line" size="small" type="submit">
            {t.add}
          </Button>
        </PlainForm>
      )}
    </Panel>
  )
}

/** A tag that others have, however it is capitalised. */
function sameTag(tag: string, known: readonly string[]): string {
  return known.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? tag
}
