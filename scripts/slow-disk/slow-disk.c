/*
 * A disk that is slow to say that it has written: each fsync and fdatasync waits SLOW_DISK_US
 * microseconds more, one after the other, as on a disk with one head. Loaded before libc (LD_PRELOAD).
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

static pthread_mutex_t disk = PTHREAD_MUTEX_INITIALIZER;

static int write_slowly(const char *name, int file) {
  int (*write_now)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  const char *delay = getenv("SLOW_DISK_US");
  long microseconds = delay ? atol(delay) : 0;
  struct timespec pause = {microseconds / 1000000, microseconds % 1000000 * 1000};
  pthread_mutex_lock(&disk);
  nanosleep(&pause, NULL);
  int result = write_now(file);
  pthread_mutex_unlock(&disk);
  return result;
}

int fsync(int file) { return write_slowly("fsync", file); }

int fdatasync(int file) { return write_slowly("fdatasync", file); }
