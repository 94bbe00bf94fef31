import { useStore } from '@nanostores/react'
import { paletteNames } from '#messages/palettes.ts'
import { websiteDetailsMessages } from '#messages/website-details.ts'
import { useEffect } from 'react'
import { paletteOf, typefaceOf } from '#sites/templates/template.ts'
import { templateOf, TEMPLATES } from '#sites/templates/templates.ts'
import { $siteData, loadSiteData } from '#stores/site/site-data.ts'
import { edit } from '#stores/website-builder/builder.ts'
import { changeDetails } from '#stores/website-builder/site-edits.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useBuilderSite } from './use-builder-site.ts'
import own from './design.module.css'
import styles from './panel.module.css'

/** The template, and the colours and typefaces that it offers. */
export function DesignPanel() {
  const t = useMessages(websiteDetailsMessages).design
  const palettes = useMessages(paletteNames)
  const site = useBuilderSite()
  const template = templateOf(site.template_id)
  return (
    <div className={styles['panel']}>
      <fieldset className={styles['group']}>
        <legend>{t.template}</legend>
        <p className={styles['soft']}>{t.templateHint}</p>
        <Templates />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{t.palette}</legend>
        <div className={own['choices']}>
          {template.palettes.map(({ name, swatch }) => (
            <label className={own['choice']} key={name}>
              <input
                checked={paletteOf(template, site.palette).name === name}
                name="palette"
                onChange={() => edit((now) => changeDetails(now, { palette: name }))}
                type="radio"
              />
              <span className={own['swatch']} aria-hidden="true">
                {swatch.map((colour) => (
                  <svg key={colour} viewBox="0 0 1 1">
                    <rect fill={colour} height="1" width="1" />
                  </svg>
                ))}
              </span>
              {palettes[name]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{t.typeface}</legend>
        <div className={own['choices']}>
          {template.typefaces.map(({ faces, name }) => (
            <label className={own['choice']} key={name}>
              <input
                checked={typefaceOf(template, site.typeface).name === name}
                name="typeface"
                onChange={() => edit((now) => changeDetails(now, { typeface: name }))}
                type="radio"
              />
              {faces}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function Templates() {
  const site = useBuilderSite()
  const data = useStore($siteData)
  useEffect(() => void loadSiteData(), [])
  const pictures = data.status === 'ready' ? data.data.templates : []
  const shown = templateOf(site.template_id)
  return (
    <div className={own['templates']}>
      {TEMPLATES.map(({ id, name }) => {
        const picture = pictures.find(({ website_id }) => website_id === id)
        // A template that is not on offer can't be saved.
        if (!picture && shown.id !== id) return null
        return (
          <label className={own['template']} key={id}>
            {picture && (
              <img alt="" height="750" loading="lazy" src={picture.screenshot} width="1200" />
            )}
            <span>
              <input
                checked={shown.id === id}
                name="template"
                // Colours and typefaces are the template's own.
                onChange={() =>
                  edit((now) => changeDetails(now, { template_id: id, palette: '', typeface: '' }))
                }
                type="radio"
              />
              {picture?.website_name ?? capital(name)}
            </span>
          </label>
        )
      })}
    </div>
  )
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
