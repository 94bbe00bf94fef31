// React draws in the browser with more than our islands ever ask of it: view transitions, files and titles hoisted into the
// head, forms with actions, elements of one's own making. A quarter of it is left out of what is built. The list is of one
// version; with another React the build stops until somebody has gone through it.

import type { Plugin } from 'vite'
import { cutCode, type Cuts } from './cut-code.ts'

const FILE = /node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/
const REACT = '19.3.1'

/**
 * What a page hears for React: the events that an island asks for, and those that tell it of a change. It would hear all
 * there are, and look through its components at each: several times for a key, and when something moves under a mouse at rest.
 */
export const HEARD = (
  'change click focusin focusout input keydown keyup mousedown paste pointercancel pointerdown pointermove pointerup submit ' +
  // Those that don't rise from where they happen are heard on their way down.
  'cancel close error load'
).split(' ')

/** What it takes to reach this is looked for in every island by tests/scripts/lean-react.test.ts. */
const CUTS: Cuts = {
  tags: {
    names: ['tag', 'grandTag', '_instance', '_instance2', '_instance3'],
    // Suspense lists, scopes, hidden and traced trees of old; what is hoisted into the head; html, head and body; view
    // transitions.
    never: [19, 21, 23, 25, 26, 27, 30]
  },
  calls: {
    // Elements of one's own making, and what belongs into the head.
    isCustomElement: '!1',
    isHostHoistableType: '!1',
    // A picture or a style sheet that a drawing waits for.
    accumulateSuspenseyCommitOnFiber: 'void 0',
    maySuspendCommit: '!1',
    preloadInstanceAndSuspendIfNeeded: 'void 0',
    waitForCommitToBeReady: 'null',
    // `ref` on a fragment.
    commitFragmentInstanceDeletionEffects: 'void 0',
    commitFragmentInstanceInsertionEffects: 'void 0',
    commitNewChildToFragmentInstances: 'void 0',
    isFragmentInstanceParent: '!1',
    traverseVisibleInstancesAndTextInstances: 'void 0',
    // `action` and `formAction` that are functions; `onSelect` and `onBeforeInput`.
    constructSelectEvent: 'void 0',
    extractEvents$1: 'void 0',
    getFallbackBeforeInputChars: 'null',
    getNativeBeforeInputChars: 'null',
    // The components above one that failed: nothing reads their names.
    getStackByFiberInDevAndProd: '""',
    'listenToNativeEvent("selectionchange")': 'void 0'
  },
  reads: {
    allNativeEvents: JSON.stringify(HEARD),
    appearingViewTransitions: 'null',
    inUpdateViewTransition: '!1',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    shouldStartViewTransition: '!1',
    // Of Internet Explorer.
    canUseCompositionEvent: '!0',
    isInputEventSupported: '!0',
    useFallbackCompositionData: '!1'
  },
  empty: [
    // The browser's own sign that an asynchronous transition is under way.
    'defaultOnDefaultTransitionIndicator',
    // react-dom's `preload` and its kin.
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'registerDirectEvent',
    'registerTwoPhaseEvent',
    'requestFormReset$1'
  ],
  methodless: ['FragmentInstance', 'ViewTransitionPseudoElement'],
  entries: [
    'useActionState',
    'useCacheRefresh',
    'useEffectEvent',
    'useFormState',
    'useHostTransitionStatus',
    'useMemoCache',
    'useOptimistic',
    'useTransition'
  ]
}

export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: FILE }, handler: (code) => withoutUnused(code) }
  }
}

export function withoutUnused(code: string): string {
  try {
    if (!code.includes(`version: "${REACT}"`)) throw new Error(`It is not version ${REACT}.`)
    return cutCode(code, CUTS)
  } catch (error) {
    throw new Error('React is not written as it was: see scripts/build/lean-react.ts.', {
      cause: error
    })
  }
}
