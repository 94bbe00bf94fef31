import { configure } from '@testing-library/react'

// A part of a page that is imported on demand takes longer while other tests run; the default is one second.
configure({ asyncUtilTimeout: 10_000 })
