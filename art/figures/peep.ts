import { createElement, type FC } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as peeps from 'react-peeps';
import type {
  AccessoryType,
  BustPoseType,
  FaceType,
  FacialHairType,
  HairType,
  SittingPoseType,
  StandingPoseType,
} from 'react-peeps';

export type BodyName = BustPoseType | SittingPoseType | StandingPoseType;
export type HairName = HairType;
export type FaceName = FaceType;
export type FacialHairName = FacialHairType;
export type GlassesName = AccessoryType;

type Piece = FC<{ strokeColor?: string; backgroundColor?: string }>;

/** The rectangle, in figure units, in which a part of a person is drawn. */
export interface DrawingArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const headOffset = '<g transform="translate(225 0)">';

/** A body or a head with hair as SVG markup in figure units, its lines in one colour. */
export function drawPart(name: BodyName | HairName, fill: string, line: string): string {
  const markup = draw(findBody(name) ?? getPiece(peeps.Hair, name), fill, line);
  return isHair(name) ? `${headOffset}${markup}</g>` : markup;
}

/** Where a part is drawn; the same for all parts of a kind, with air around. */
export function drawingAreaOf(name: BodyName | HairName): DrawingArea {
  if (name in peeps.StandingPose) return { x: -450, y: -100, width: 1900, height: 3050 };
  if (name in peeps.SittingPose) return { x: -650, y: -100, width: 2300, height: 2800 };
  if (name in peeps.BustPose) return { x: -250, y: -100, width: 1400, height: 1250 };
  return { x: -50, y: -100, width: 950, height: 800 };
}

/** The features of a face, placed on the head. */
export function drawFace(name: FaceName, skin: string, line: string): string {
  return place(159, 186, draw(getPiece(peeps.Face, name), skin, line));
}

/** A beard or moustache, placed on the head. */
export function drawFacialHair(name: FacialHairName, fill: string, line: string): string {
  return place(123, 338, draw(getPiece(peeps.FacialHair, name), fill, line));
}

/** Glasses, placed on the head. */
export function drawGlasses(name: GlassesName, line: string): string {
  return place(47, 241, draw(getPiece(peeps.Accessories, name), '#fff', line));
}

function place(x: number, y: number, markup: string): string {
  return `${headOffset}<g transform="translate(${x} ${y})">${markup}</g></g>`;
}

function draw(piece: Piece, fill: string, line: string): string {
  return renderToStaticMarkup(createElement(piece, { backgroundColor: fill, strokeColor: line }));
}

function isHair(name: BodyName | HairName): boolean {
  return findBody(name) === undefined;
}

function findBody(name: string): Piece | undefined {
  const bodies: Record<string, Piece> = {
    ...peeps.BustPose,
    ...peeps.SittingPose,
    ...peeps.StandingPose,
  };
  return bodies[name];
}

function getPiece(pieces: Readonly<Record<string, Piece>>, name: string): Piece {
  const piece = pieces[name];
  if (piece === undefined) throw new Error(`No drawing called ${name}`);
  return piece;
}
