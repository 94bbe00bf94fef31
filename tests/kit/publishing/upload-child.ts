// One upload in a process of its own, to be killed. Argument: what uploadRelease takes, as JSON.
import { uploadRelease, type UploadOptions } from '#publish/s3/upload-release.ts'

await uploadRelease(JSON.parse(process.argv[2] ?? '') as UploadOptions)
