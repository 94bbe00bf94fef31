import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { LeadView } from '#contract/leads/lead-list.ts'
import { leadListMessages } from '#messages/leads/lead-list.ts'
import { leadViewMessages } from '#messages/leads/lead-views.ts'
import { LEAD_VIEW_NAME_MAX } from '#rules/leads/lead-list-limits.ts'
import { $leadSummary } from '#stores/leads/lead-list.ts'
import { deleteView, saveView } from '#stores/leads/lead-views.ts'
import { $leadsPlace, goToLeads, sameFilters, type LeadsPlace } from '#stores/leads/leads-place.ts'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { DialogForm } from '../kit/form/dialog-form.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { PlaceLink } from './place-link.tsx'
import { useMay } from './use-may.ts'
import styles from './lead-views.module.css'

type Asked = 'delete' | 'rename' | 'save'

/** Ready-made and saved filters, as links. */
export function LeadViews() {
  const t = useMessages(leadListMessages)
  const v = useMessages(leadViewMessages)
  const { filters, layout } = useStore($leadsPlace)
  const summary = useStore($leadSummary)
  const [asked, setAsked] = useState<Asked>()
  const views = summary.status === 'ready' ? summary.value.views : []
  const own: { name: string; to: Partial<LeadsPlace> }[] = [
    { name: t.everyLead, to: { filters: {} } },
    { name: t.ownViews.followUp, to: { filters: { follow_up: 'due' }, sort: 'follow_up' } },
    { name: t.ownViews.new, to: { filters: { stage: 'new' } } },
    { name: t.ownViews.unverified, to: { filters: { unverified: 'yes' } } }
  ]
  const mayShare = useMay('share')
  const saved = views.find((view) => sameFilters(view.filters, filters))
  const isOwn = own.some(({ to }) => sameFilters(to.filters ?? {}, filters))
  const close = () => setAsked(undefined)
  return (
    <div className={styles['views']}>
      <nav aria-label={t.views} className={styles['links']}>
        {own.map(({ name, to }) => (
          <PlaceLink
            current={sameFilters(to.filters ?? {}, filters)}
            key={name}
            to={{ layout, ...to }}
          >
            {name}
          </PlaceLink>
        ))}
        {views.map((view) => (
          <PlaceLink
            current={view === saved}
            key={view.view_id}
            to={{ layout, filters: view.filters }}
          >
            {view.name}
          </PlaceLink>
        ))}
      </nav>
      {saved && mayShare && (
        <p className={styles['acts']}>
          <Button look="quiet" onClick={() => setAsked('rename')} size="small">
            {v.rename}
          </Button>
          <Button look="quiet" onClick={() => setAsked('delete')} size="small">
            {v.delete}
          </Button>
        </p>
      )}
      {!saved && !isOwn && mayShare && (
        <p className={styles['acts']}>
          <Button look="line" onClick={() => setAsked('save')} size="small">
            {v.save}
          </Button>
        </p>
      )}
      {(asked === 'save' || (asked === 'rename' && saved)) && (
        <NameDialog onClose={close} view={asked === 'rename' ? saved : undefined} />
      )}
      {asked === 'delete' && saved && (
        <ConfirmDialog
          busyLabel={v.deleting}
          confirm={v.delete}
          onClose={close}
          onConfirm={async () => {
            await deleteView(saved.view_id)
            close()
            goToLeads({ filters: {} })
          }}
          title={v.deleteTitle(saved.name)}
        >
          <p>{v.deleteText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Names a new view, or renames one. */
function NameDialog({ view, onClose }: { view: LeadView | undefined; onClose: () => void }) {
  const t = useMessages(leadViewMessages)
  const { filters } = useStore($leadsPlace)
  const [name, setName] = useState(view?.name ?? '')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const problem = await saveView({ name, filters, ...(view && { view_id: view.view_id }) })
    setBusy(false)
    setError(problem)
    if (!problem) onClose()
  }
  return (
    <DialogForm
      busy={busy}
      busyLabel={t.saving}
      onClose={onClose}
      onSubmit={save}
      submit={t.submit}
      title={view ? t.renameTitle : t.saveTitle}
    >
      <PlainField
        autoComplete="off"
        error={error}
        first
        label={t.name}
        maxLength={LEAD_VIEW_NAME_MAX}
        name="name"
        onChange={setName}
        value={name}
      />
    </DialogForm>
  )
}
