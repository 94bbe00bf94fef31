import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { campaignMessages } from '#messages/leads/campaigns.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { LEAD_KINDS, LEAD_STAGES } from '#rules/leads/lead-kinds.ts'
import { campaignDocument, type OpenedCampaign } from '#stores/leads/campaign.ts'
import { $audience, $missing, loadAudience, stillMissing } from '#stores/leads/campaign-send.ts'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { Choices } from './choices.tsx'
import { LetterBody } from './letter-body.tsx'
import styles from './campaigns.module.css'

const { $saving, edit } = campaignDocument

/** The letter, and whom it is for. */
export function CampaignFieldsForm({ opened }: { opened: OpenedCampaign }) {
  const t = useMessages(campaignMessages)
  const saving = useStore($saving)
  const missing = useStore($missing)
  const { fields } = opened
  const errors = {
    ...stillMissing(missing, fields),
    ...(saving.status === 'refused' && saving.errors)
  }
  return (
    <>
      <section className={`card ${styles['card']}`}>
        <PlainField
          error={errors['name']}
          hint={t.nameHint}
          label={t.name}
          name="name"
          onChange={(name) => edit({ name })}
          value={fields.name}
        />
        <PlainField
          error={errors['subject']}
          label={t.subject}
          name="subject"
          onChange={(subject) => edit({ subject })}
          value={fields.subject}
        />
        <PlainSelect
          label={t.language}
          name="language"
          of={LANGUAGES.map((value) => ({ value, label: t.languages[value] }))}
          onChoose={(language) => edit({ language })}
          value={fields.language}
        />
        <LetterBody
          error={errors['body']}
          html={fields.body}
          label={t.body}
          onChange={(body) => edit({ body })}
        />
      </section>
      <AudienceFields opened={opened} />
    </>
  )
}

const LANGUAGES = ['en', 'fr'] as const

function AudienceFields({ opened }: { opened: OpenedCampaign }) {
  const t = useMessages(campaignMessages)
  const { stages } = useMessages(leadLabels)
  const { audience } = opened.fields
  const counted = useStore($audience)
  const choice = JSON.stringify(audience)
  useEffect(() => {
    void loadAudience(audience)
    // Of the same content, another object is no other audience.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [choice])
  const tags = counted.status === 'ready' ? counted.value.tags : audience.tags
  const choose = (change: Partial<typeof audience>) =>
    edit({ audience: { ...audience, ...change } })
  return (
    <section aria-label={t.audience} className={`card ${styles['card']}`}>
      <h2>{t.audience}</h2>
      <p className={styles['soft']}>{t.audienceHint}</p>
      {tags.length > 0 && (
        <Choices
          chosen={audience.tags}
          label={t.tags}
          of={tags.map((value) => ({ value, label: value }))}
          onChoose={(chosen) => choose({ tags: chosen })}
        />
      )}
      <Choices
        chosen={audience.stages}
        label={t.stages}
        of={LEAD_STAGES.map((value) => ({ value, label: stages[value] }))}
        onChoose={(chosen) => choose({ stages: chosen })}
      />
      <Choices
        chosen={audience.kinds}
        label={t.kinds}
        of={LEAD_KINDS.map((value) => ({ value, label: t.kindNames[value] }))}
        onChoose={(kinds) => choose({ kinds })}
      />
      <Choices
        chosen={audience.languages}
        label={t.readers}
        of={LANGUAGES.map((value) => ({ value, label: t.languages[value] }))}
        onChoose={(languages) => choose({ languages })}
      />
      <WhenLoaded
        loading={<TableSkeleton rows={1} />}
        of={$audience}
        retry={() => loadAudience(audience)}
        what={t.theAudience}
      >
        {({ may, unverified, without_consent, without_email }) => (
          <p role="status">
            <strong>{t.may(may)}</strong> {without_consent > 0 && t.leftOut(without_consent)}{' '}
            {unverified > 0 && t.unverified(unverified)}{' '}
            {without_email > 0 && t.noEmail(without_email)}
          </p>
        )}
      </WhenLoaded>
    </section>
  )
}
