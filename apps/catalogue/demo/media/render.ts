import type { Picture } from './picture';
import { renderColourCard } from './scenes/colour-card';
import { renderCones } from './scenes/cones';
import { renderDrape } from './scenes/drape';
import { renderHanks } from './scenes/hanks';
import { renderLoom } from './scenes/loom';
import { renderMacro } from './scenes/macro';
import { renderPattern } from './scenes/pattern';
import { renderRolls } from './scenes/rolls';
import type { Frame, Scene } from './scenes/scene';
import { renderStack } from './scenes/stack';
import { renderSwatch } from './scenes/swatch';

type Renderers = { readonly [Kind in Scene['kind']]: (scene: Extract<Scene, { kind: Kind }>, frame: Frame) => Picture };

const renderers: Renderers = {
  macro: renderMacro,
  pattern: renderPattern,
  drape: renderDrape,
  swatch: renderSwatch,
  stack: renderStack,
  rolls: renderRolls,
  cones: renderCones,
  hanks: renderHanks,
  'colour-card': renderColourCard,
  loom: renderLoom,
};

/** Renders any scene; the same scene gives the same picture. */
export function render(scene: Scene, frame: Frame): Picture {
  const renderer = renderers[scene.kind] as (scene: Scene, frame: Frame) => Picture;
  return renderer(scene, frame);
}
