import { configure } from '@testing-library/react'

// Lazily imported components can take longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 })
