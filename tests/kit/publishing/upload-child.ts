// Runs one upload in a process that can be killed. Argument: the options of uploadRelease, as JSON.
import { uploadRelease, type UploadOptions } from '#publish/s3/upload-release.ts'

await uploadRelease(JSON.parse(process.argv[2] ?? '') as UploadOptions)
