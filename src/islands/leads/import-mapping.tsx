import { useState } from 'react'
import { leadImportMessages } from '#messages/leads/lead-import.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { pairMessages } from '#messages/pairs.ts'
import { cellsBy } from '#rules/content/file-columns.ts'
import { type ColumnMapping, guessColumns } from '#rules/leads/files/guess-columns.ts'
import { IMPORT_FIELDS, readImportedRow } from '#rules/leads/files/imported-row.ts'
import { LEAD_STAGES } from '#rules/leads/lead-kinds.ts'
import { NEW_LEAD_MAX } from '#rules/leads/lead-list-limits.ts'
import {
  type ImportOptions,
  type ImportReport,
  type NamedFile,
  sendLeadFile
} from '#stores/leads/import-leads.ts'
import { pageLanguage } from '#stores/site/messages.ts'
import { Button } from '../kit/button.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { ColumnFields } from '../kit/importing/column-fields.tsx'
import { Notice } from '../kit/notice.tsx'
import { ProgressBar } from '../kit/progress-bar.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from '../kit/importing/importing.module.css'

const PREVIEW_ROWS = 3
/** They show their own errors. */
const CONSENT_FIELDS = ['given_on', 'consent_note']

/** What the columns are, how the first rows are read, and what holds for all of them. */
export function ImportMapping({
  file,
  onBack,
  onEnd
}: {
  file: NamedFile
  onBack: () => void
  onEnd: (report: ImportReport) => void
}) {
  const t = useMessages(leadImportMessages)
  const [mapping, setMapping] = useState<ColumnMapping>(() =>
    file.isMapped
      ? Object.fromEntries(IMPORT_FIELDS.map((field, column) => [field, column]))
      : (file.remembered ?? guessColumns(file.headings))
  )
  const [options, setOptions] = useState(firstOptions)
  const [done, setDone] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const start = async () => {
    if (mapping.email === undefined && mapping.phone === undefined) return setProblem(t.unmapped)
    setProblem(undefined)
    setErrors({})
    setDone(0)
    const { tags, ...others } = options
    const report = await sendLeadFile(file, mapping, {
      onProgress: setDone,
      options: { ...others, tags: tags.split(',').filter((tag) => tag.trim() !== '') }
    })
    setDone(undefined)
    const { failure } = report
    const isUntouched = report.added + report.known + report.repeated + report.erased === 0
    if (!failure || !isUntouched || report.refused.length > 0) return onEnd(report)
    setErrors(failure.errors)
    if (Object.keys(failure.errors).length === 0) setProblem(failure.message)
    else if (!CONSENT_FIELDS.some((field) => field in failure.errors)) {
      setProblem(Object.values(failure.errors)[0])
    }
  }
  return (
    <div className={styles['step']}>
      <p>{t.found(file.rows.length, file.name)}</p>
      {file.remembered && <p className={styles['hint']}>{t.remembered}</p>}
      {!file.isMapped && (
        <ColumnFields
          columns={mapping}
          fields={IMPORT_FIELDS}
          headings={file.headings}
          labels={t.fields}
          leaveOut={t.leaveOut}
          legend={t.columns}
          onChange={setMapping}
        />
      )}
      <Preview file={file} mapping={mapping} />
      <ForAll errors={errors} onChange={setOptions} options={options} />
      {problem && <Notice kind="error">{problem}</Notice>}
      {done !== undefined && (
        <>
          <ProgressBar aria-label={t.importing} max={file.rows.length} value={done} />
          <p role="status">{t.progress(done, file.rows.length)}</p>
        </>
      )}
      <div className={styles['actions']}>
        <Button busy={done !== undefined} busyLabel={t.importing} onClick={() => void start()}>
          {t.start(file.rows.length)}
        </Button>
        <Button aria-disabled={done !== undefined || undefined} look="line" onClick={onBack}>
          {t.chooseAnother}
        </Button>
      </div>
    </div>
  )
}

function Preview({ file, mapping }: { file: NamedFile; mapping: ColumnMapping }) {
  const t = useMessages(leadImportMessages)
  const { pair } = useMessages(pairMessages)
  return (
    <section aria-label={t.preview} className={styles['preview']}>
      <h3>{t.preview}</h3>
      <ul>
        {file.rows.slice(0, PREVIEW_ROWS).map((row, index) => {
          const person = readImportedRow(cellsBy(IMPORT_FIELDS, mapping, row))
          return (
            <li key={index}>
              {typeof person === 'string'
                ? pair(t.row(file.numbers[index] ?? 0), t.problems[person])
                : [person.name, person.email, person.phone, ...person.tags]
                    .filter(Boolean)
                    .join(' · ')}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Options = Omit<Required<ImportOptions>, 'tags'> & { tags: string }

const firstOptions = (): Options => ({
  stage: 'new',
  language: pageLanguage(),
  tags: '',
  duplicates: 'skip',
  consent: 'none',
  given_on: '',
  consent_note: ''
})

function ForAll({
  errors,
  onChange,
  options
}: {
  errors: Record<string, string>
  onChange: (options: Options) => void
  options: Options
}) {
  const t = useMessages(leadImportMessages)
  const { languages, stages } = useMessages(leadLabels)
  const set = (change: Partial<Options>) => onChange({ ...options, ...change })
  return (
    <fieldset className={styles['fields']}>
      <legend>{t.forAll}</legend>
      <PlainSelect
        label={t.stage}
        name="import_stage"
        of={LEAD_STAGES.map((value) => ({ value, label: stages[value] }))}
        onChoose={(stage) => set({ stage })}
        value={options.stage}
      />
      <PlainSelect
        hint={t.languageHint}
        label={t.language}
        name="import_language"
        of={(['en', 'fr'] as const).map((value) => ({ value, label: languages[value] }))}
        onChoose={(language) => set({ language })}
        value={options.language}
      />
      <PlainField
        autoComplete="off"
        label={t.tags}
        name="import_tags"
        onChange={(tags) => set({ tags })}
        value={options.tags}
      />
      <PlainSelect
        label={t.duplicates}
        name="import_duplicates"
        of={(['skip', 'add'] as const).map((value) => ({
          value,
          label: t.duplicateChoices[value]
        }))}
        onChoose={(duplicates) => set({ duplicates })}
        value={options.duplicates}
      />
      <PlainSelect
        label={t.consent}
        name="import_consent"
        of={(['none', 'express'] as const).map((value) => ({ value, label: t.consents[value] }))}
        onChoose={(consent) => set({ consent })}
        value={options.consent}
      />
      {options.consent === 'express' && (
        <>
          <PlainField
            error={errors['given_on']}
            hint={t.givenOnHint}
            label={t.givenOn}
            name="import_given_on"
            onChange={(given_on) => set({ given_on })}
            type="date"
            value={options.given_on}
          />
          <PlainField
            error={errors['consent_note']}
            hint={t.consentHint}
            label={t.consentNote}
            maxLength={NEW_LEAD_MAX.consent_note}
            name="import_consent_note"
            onChange={(consent_note) => set({ consent_note })}
            value={options.consent_note}
          />
        </>
      )}
    </fieldset>
  )
}
