import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Clock } from '../../../core/clock.ts';
import type { S3Settings } from '../../../core/config/file-settings.ts';
import { bytesOfPart, PART_TYPE } from '../uploads/parts.ts';
import type { HeldObject, ObjectStore, SentFile } from './object-store.ts';
import { allParts, unjoinedFiles } from './s3-lists.ts';

const FOLDER = 'files/';

/** Any S3-compatible store. Browsers send bytes to it by presigned addresses; readers get them through the platform. */
export function createS3Store(settings: S3Settings, clock: Clock): ObjectStore & { close(): void } {
  const { bucket: Bucket, endpoint, region, forcePathStyle, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint }),
    // A checksum of an empty body in a presigned address would refuse every other body, and not every store knows them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket, Key: `${FOLDER}${key}` });
  const inParts = ({ objectKey, multipartId }: SentFile) => ({ ...at(objectKey), UploadId: multipartId! });

  async function signed(command: PutObjectCommand | UploadPartCommand, type: string, expiresAt: Date) {
    const seconds = Math.max(1, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000));
    // The length and the type are signed too: a body of another one is not taken.
    const signableHeaders = new Set(['host', 'content-length', 'content-type']);
    const uploadUrl = await getSignedUrl(client, command as PutObjectCommand, { expiresIn: seconds, signableHeaders });
    return { uploadUrl, headers: { 'content-type': type } };
  }

  const partsOf = async (file: SentFile) => (await allParts(client, inParts(file)).catch(unless('NoSuchUpload'))) ?? [];

  return {
    signPut: ({ objectKey, size, contentType }, expiresAt) =>
      signed(
        new PutObjectCommand({ ...at(objectKey), ContentLength: size, ContentType: contentType }),
        contentType,
        expiresAt,
      ),

    async createParts(key, contentType) {
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({ ...at(key), ContentType: contentType }),
      );
      if (!UploadId) throw new Error('The store began no upload');
      return UploadId;
    },

    signPart: (file, part, expiresAt) => {
      const bytes = bytesOfPart({ size: file.size, partSize: file.partSize! }, part);
      const command = new UploadPartCommand({ ...inParts(file), PartNumber: part, ContentLength: bytes });
      return signed(command, PART_TYPE, expiresAt);
    },

    storedParts: async (file) =>
      (await partsOf(file)).map(({ PartNumber = 0, Size = 0 }) => ({ part: PartNumber, size: Size })),

    async joinParts(file) {
      const Parts = (await partsOf(file)).map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
      const order = new CompleteMultipartUploadCommand({ ...inParts(file), MultipartUpload: { Parts } });
      // Somebody else may have joined them in this moment.
      if (Parts.length) await client.send(order).catch(unless('NoSuchUpload'));
    },

    async seal({ objectKey, multipartId, contentType }) {
      // Its parts take nothing more, but a presigned address of a whole object may be used again until it ends.
      if (multipartId !== null) return objectKey;
      const key = randomUUID();
      const source = { CopySource: `${Bucket}/${FOLDER}${objectKey}` };
      await client.send(new CopyObjectCommand({ ...at(key), ...source, ContentType: contentType }));
      return key;
    },

    async sizeOf(key) {
      const found = await client.send(new HeadObjectCommand(at(key))).catch(unless('NotFound', 'NoSuchKey'));
      return found?.ContentLength;
    },

    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...(Range && { Range }) }));
      return Body as Readable;
    },

    async write(key, path, contentType) {
      const { size } = await stat(path);
      const Body = createReadStream(path);
      await client.send(new PutObjectCommand({ ...at(key), Body, ContentLength: size, ContentType: contentType }));
    },

    async remove(key, multipartId) {
      await client.send(new DeleteObjectCommand(at(key)));
      if (multipartId === null) return;
      const order = new AbortMultipartUploadCommand({ ...at(key), UploadId: multipartId });
      await client.send(order).catch(unless('NoSuchUpload'));
    },

    async *list(): AsyncIterable<HeldObject> {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: FOLDER }))
        for (const { Key = '', LastModified = clock.now() } of Contents)
          yield { key: Key.slice(FOLDER.length), multipartId: null, changedAt: LastModified };
      yield* unjoinedFiles(client, Bucket, FOLDER);
    },

    // Whoever runs the store watches its room.
    isFullFor: async () => false,
    close: () => client.destroy(),
  };
}

/** Takes these refusals for the answer that there is nothing. */
const unless =
  (...names: string[]) =>
  (error: unknown): undefined => {
    if (!(error instanceof Error && names.includes(error.name))) throw error;
  };
