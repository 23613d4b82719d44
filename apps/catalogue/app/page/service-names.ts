/** The five service pages of specification §2, which share one way of being shown. */
export const serviceNames = [
  'yarn-dyeing',
  'yarn-processing',
  'yarn-weaving',
  'denim-fabric-finishing',
  'oem-odm',
] as const;
