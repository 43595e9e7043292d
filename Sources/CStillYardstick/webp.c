#include "CStillYardstick.h"

#include <webp/encode.h>

size_t still_webp_size(const uint32_t *pixels, int width, int height) {
  WebPConfig config;
  WebPPicture picture;
  if (!WebPConfigInit(&config) || !WebPPictureInit(&picture)) return 0;
  if (!WebPConfigLosslessPreset(&config, 1)) return 0;
  WebPMemoryWriter writer;
  WebPMemoryWriterInit(&writer);
  picture.use_argb = 1;
  picture.width = width;
  picture.height = height;
  picture.argb = (uint32_t *)(uintptr_t)pixels;
  picture.argb_stride = width;
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = &writer;
  size_t size = WebPEncode(&config, &picture) ? writer.size : 0;
  WebPPictureFree(&picture);
  WebPMemoryWriterClear(&writer);
  return size;
}
