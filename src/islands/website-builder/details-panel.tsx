import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import * as labels from '#contract/labels.ts'
import { postalAddress } from '#rules/people/postal-address.ts'
import { websiteDetailsMessages } from '#messages/website-details.ts'
import { $siteData, loadSiteData } from '#stores/site/site-data.ts'
import { edit } from '#stores/website-builder/builder.ts'
import { changeDetails, type SiteDetails } from '#stores/website-builder/site-edits.ts'
import { PlainField } from '../kit/form/plain-field.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { LanguageChoice } from './language-choice.tsx'
import { LicenceFields } from './licence-fields.tsx'
import { SitePictureField } from './picture-field.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { FieldFindings } from './trade-findings.tsx'
import { useBuilder, useBuilderSite } from './use-builder-site.ts'
import styles from './panel.module.css'

const YOU = [
  'website_name',
  'salesman_name',
  'salesman_designation',
  'salesman_contact',
  'salesman_email'
] as const
const BROKERAGE = [
  'company_name',
  'company_contact',
  'company_fax',
  'company_email',
  'company_address',
  'company_address_2'
] as const

/** Whose picture or logo it is, which describes it best. */
const SHOWN_BY = {
  company_logo: 'company_name',
  logo: 'website_name',
  salesman_image: 'salesman_name'
} as const

/** As many as the contract takes. */
const SPOKEN_MAX = 20

function change(details: Partial<SiteDetails>, field: string): void {
  edit((site) => changeDetails(site, details), `details.${field}`)
}

/** What account setup has asked, as the website shows it. */
export function DetailsPanel() {
  const t = useMessages(websiteDetailsMessages).details
  return (
    <div className={styles['panel']}>
      <fieldset className={styles['group']}>
        <legend>{t.you}</legend>
        <Picture name="salesman_image" round />
        <Lines names={YOU} />
        <Picture name="logo" />
      </fieldset>
      <LanguageChoice />
      <Place />
      <fieldset className={styles['group']}>
        <legend>{t.brokerage}</legend>
        <Lines names={BROKERAGE} />
        <PostalAddress />
        <Picture name="company_logo" />
      </fieldset>
      <LicenceFields />
    </div>
  )
}

function Lines({ names }: { names: readonly (typeof BROKERAGE | typeof YOU)[number][] }) {
  return names.map((name) => <Line key={name} name={name} />)
}

function Line({ name }: { name: (typeof BROKERAGE | typeof YOU)[number] }) {
  const site = useBuilderSite()
  return (
    <>
      <PlainField
        label={useMessages(labels[name])}
        name={name}
        onChange={(typed) => change({ [name]: typed }, name)}
        value={site[name]}
      />
      <FieldFindings field={name} />
    </>
  )
}

/** What the address lacks for emails to leads, where it is typed. */
function PostalAddress() {
  const t = useMessages(websiteDetailsMessages).details
  const { city, company_address, company_address_2, province } = useBuilderSite()
  const { missing } = postalAddress({
    lines: [company_address, company_address_2],
    city,
    province: province ?? ''
  })
  return (
    <p className={styles['soft']} role="status">
      {missing.length > 0 && t.addressLacks(missing)}
    </p>
  )
}

function Picture({
  name,
  round = false
}: {
  name: 'company_logo' | 'logo' | 'salesman_image'
  round?: boolean
}) {
  const site = useBuilderSite()
  return (
    <SitePictureField
      label={useMessages(labels[name])}
      name={name}
      onChange={(picture, part) => change({ [name]: picture }, `${name}.${part}`)}
      round={round}
      suggested={site[SHOWN_BY[name]]}
      value={site[name]}
    />
  )
}

function Place() {
  const t = useMessages(websiteDetailsMessages).details
  const { city, province } = useBuilderSite()
  const site = useStore($siteData)
  useEffect(() => void loadSiteData(), [])
  const provinces = site.status === 'ready' ? site.data.provinces : []
  return (
    <fieldset className={styles['group']}>
      <legend>{t.place}</legend>
      <PlainField
        label={t.city}
        name="city"
        onChange={(typed) => change({ city: typed }, 'city')}
        value={city}
      />
      <PlainSelect
        label={t.province}
        name="province"
        of={[
          { value: '', label: t.noProvince },
          ...provinces.map(({ province_name, province_shortcode }) => ({
            value: province_shortcode,
            label: province_name
          }))
        ]}
        onChoose={(chosen) => change({ province: chosen }, 'province')}
        value={province}
      />
      <Spoken key={useBuilder().replacements} />
    </fieldset>
  )
}

/** A list typed with commas; it is split while it is typed, so the typed text is kept apart. */
function Spoken() {
  const t = useMessages(websiteDetailsMessages).details
  const { language, spoken } = useBuilderSite()
  const [typed, setTyped] = useState(() =>
    spoken.map((line) => line[language] || line.en || line.fr).join(', ')
  )
  return (
    <PlainField
      hint={t.spokenHint}
      label={t.spoken}
      name="spoken"
      onChange={(text) => {
        setTyped(text)
        const names = text.split(',').map((name) => name.trim())
        // A name that was there keeps its other language.
        const lines = names
          .filter(Boolean)
          .map(
            (name) =>
              spoken.find((line) => line[language] === name) ?? { en: '', fr: '', [language]: name }
          )
        change({ spoken: lines.slice(0, SPOKEN_MAX) }, 'spoken')
      }}
      value={typed}
    />
  )
}
