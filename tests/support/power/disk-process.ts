// Serves a disk with a volatile cache in a separate process: whoever waits for the disk must not be
// the one who answers for it. Told to cut its power, it says so when that has happened.
import { spawn } from 'node:child_process';
import { fstatSync, openSync } from 'node:fs';
import { serveFile } from './fuse-file.ts';
import { createVolatileCache, type Cut } from './volatile-cache.ts';

const [imageFile = '', place = '', folder = ''] = process.argv.slice(2);
const image = openSync(imageFile, 'r+');
const disk = createVolatileCache(image, fstatSync(image).size, () => process.send?.('off'));
process.on('message', (cut: Cut) => disk.cutPower(cut));
// A test run that is interrupted leaves no mount behind. Both still need answers from here.
process.on('disconnect', () =>
  spawn('umount', ['--lazy', folder]).once('exit', () => spawn('umount', ['--lazy', place])),
);
await serveFile(place, disk, () => process.send?.('mounted'));
process.exit();
