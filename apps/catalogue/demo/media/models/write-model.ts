import { Document, Logger, NodeIO } from '@gltf-transform/core';
import { EXTTextureWebP, KHRMaterialsSheen, KHRMeshQuantization } from '@gltf-transform/extensions';
import { dedup, prune, quantize } from '@gltf-transform/functions';
import { encodeWebp, reduce } from '../encode';
import { render } from '../render';
import { drapedDisc } from './draped-disc';
import type { Model } from './models';

const texture = { side: 960, enlargement: 1.5, bytes: 220_000 } as const;
const inch = 0.0254;

/**
 * Writes a model as GLB: one mesh, one texture in WebP, short integers for the points. No Draco, Meshopt or KTX2,
 * whose decoders the viewer would fetch from elsewhere.
 */
export async function writeModel(model: Model, file: string): Promise<void> {
  const { cloth, test, sheen } = model;
  const document = new Document().setLogger(new Logger(Logger.Verbosity.ERROR));
  const buffer = document.createBuffer();
  const accessor = (type: 'SCALAR' | 'VEC2' | 'VEC3', array: Float32Array | Uint16Array) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  document.createExtension(EXTTextureWebP).setRequired(true);
  const softness = document
    .createExtension(KHRMaterialsSheen)
    .createSheen()
    .setSheenColorFactor([sheen, sheen, sheen])
    .setSheenRoughnessFactor(0.55);
  const material = document
    .createMaterial(model.name)
    .setBaseColorTexture(
      document
        .createTexture('weave')
        .setImage(await weave(model))
        .setMimeType('image/webp'),
    )
    .setRoughnessFactor(cloth.warp.lustre ? 0.55 : 0.92)
    .setMetallicFactor(0)
    .setDoubleSided(true)
    .setExtension('KHR_materials_sheen', softness);
  const { positions, normals, places, triangles } = drapedDisc(test);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', positions))
    .setAttribute('NORMAL', accessor('VEC3', normals))
    .setAttribute('TEXCOORD_0', accessor('VEC2', repeats(places, model)))
    .setIndices(accessor('SCALAR', triangles))
    .setMaterial(material);
  const node = document.createNode('specimen').setMesh(document.createMesh().addPrimitive(primitive));
  document.createScene().addChild(node);
  // Texture places run far beyond 0 to 1, which short integers cannot hold.
  await document.transform(dedup(), quantize({ pattern: /^(POSITION|NORMAL)$/ }), prune());
  const io = new NodeIO().registerExtensions([EXTTextureWebP, KHRMaterialsSheen, KHRMeshQuantization]);
  await io.write(file, document);
}

async function weave({ cloth, ends, picks }: Model): Promise<Uint8Array> {
  const { side, enlargement, bytes } = texture;
  const large = Math.round(side * enlargement);
  const picture = render({ kind: 'pattern', cloth, ends, picks }, { width: large, height: large });
  return encodeWebp(await reduce(picture, side, side), side, side, bytes);
}

/** From metres on the cloth to textures laid side by side. */
function repeats(places: Float32Array, { cloth, ends, picks }: Model): Float32Array {
  const width = (ends / cloth.endsPerInch) * inch;
  const height = (picks / cloth.picksPerInch) * inch;
  return places.map((metres, index) => metres / (index % 2 === 0 ? width : height));
}
