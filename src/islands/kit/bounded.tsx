import { Component, type ComponentType, type ReactNode, useContext } from 'react'
import { failureMessages } from '#messages/failures.ts'
import type { Language } from '#messages/language.ts'
import { loadingMessages } from '#messages/loading.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { LanguageContext, useMessages } from './use-messages.ts'

/**
 * Wraps an island in an error boundary: a crash shows a notice with a retry, and leaves the rest of
 * the page alone. `language` is the page's; within another island, that island's.
 */
export function bounded<Props extends object>(Island: ComponentType<Props>) {
  return function Bounded({ language, ...props }: Props & { language?: Language }) {
    const inherited = useContext(LanguageContext)
    return (
      <LanguageContext value={language ?? inherited}>
        <Boundary>
          <Island {...(props as Props)} />
        </Boundary>
      </LanguageContext>
    )
  }
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <CrashNotice onRetry={() => this.setState({ failed: false })} />
  }
}

function CrashNotice({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(loadingMessages)
  const { wentWrong } = useMessages(failureMessages)
  return (
    <Notice
      action={
        <Button look="line" onClick={onRetry} size="small">
          {t.tryAgain}
        </Button>
      }
      kind="error"
      title={wentWrong}
    />
  )
}
