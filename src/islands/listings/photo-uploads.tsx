import { useStore } from '@nanostores/react'
import { listingPhotosMessages } from '#messages/listings/listing-photos.ts'
import { $uploads, dismissUpload, tryAgain } from '#stores/listings/photo-uploads.ts'
import { Button } from '../kit/button.tsx'
import { ProgressBar } from '../kit/progress-bar.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './editor.module.css'

/** The photos that are on their way, and those that failed with the reason. */
export function PhotoUploads() {
  const t = useMessages(listingPhotosMessages)
  const uploads = useStore($uploads)
  const isRunning = uploads.some(({ status }) => status === 'waiting' || status === 'uploading')
  const listed = uploads.filter(({ status }) => isRunning || status === 'failed')
  const done = uploads.filter(({ status }) => status === 'added' || status === 'uploaded').length
  const progress = t.progress(done, uploads.length)
  return (
    <div className={styles['uploads']} tabIndex={-1}>
      <p className={isRunning ? styles['soft'] : 'visually-hidden'} role="status">
        {uploads.length > 0 ? progress : ''}
      </p>
      {isRunning && <ProgressBar aria-label={progress} max={uploads.length} value={done} />}
      {listed.length > 0 && (
        <ul aria-label={t.uploads}>
          {listed.map((one) => (
            <li data-state={one.status} key={one.id}>
              <b>{one.file.name}</b>
              {one.status === 'failed' ? (
                <>
                  <span role="alert">{one.message}</span>
                  <Button
                    aria-label={t.tryAgainOf(one.file.name)}
                    look="line"
                    onClick={() => tryAgain(one)}
                    size="small"
                  >
                    {t.tryAgain}
                  </Button>
                  <Button
                    aria-label={t.dismissOf(one.file.name)}
                    look="quiet"
                    onClick={() => dismissUpload(one.id)}
                    size="small"
                  >
                    {t.dismiss}
                  </Button>
                </>
              ) : (
                <span>{t.states[one.status]}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
