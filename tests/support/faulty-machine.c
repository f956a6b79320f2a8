/*
 * Stands between a process (LD_PRELOAD) and its C library, and gives it the machine that a test wants: a disk that is full,
 * read-only or slow, a clock that is wrong, or a stop before each thing it does to a file. What is wanted stands in the file
 * that FAULTY_MACHINE names, and may change at any time; tests/support/faulty-machine.ts writes it.
 */
#define _GNU_SOURCE
#define _LARGEFILE64_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static volatile struct {
  /* What writing a file fails with, or 0. */
  int error;
  /* How long it takes until written data is on the disk, ms more. */
  int slow_ms;
  /* Whether the process stops itself, as by SIGSTOP, before each step. */
  int stepwise;
  /* How far the clock is ahead, s. */
  int ahead_s;
  /* Whether a file may still be written where it has been written before, as on a disk that is full indeed. */
  int only_growth;
} const *wanted;

__attribute__((constructor)) static void look(void) {
  const char *path = getenv("FAULTY_MACHINE");
  int fd = path ? open(path, O_RDONLY) : -1;
  void *seen = fd < 0 ? MAP_FAILED : mmap(NULL, sizeof *wanted, PROT_READ, MAP_SHARED, fd, 0);
  if (seen != MAP_FAILED) wanted = seen;
  if (fd >= 0) close(fd);
}

#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

/* Whether a step on a file may be done, which writes up to `end`. What goes to a terminal, a pipe or a socket is none. */
static int may(int fd, off64_t end) {
  struct stat about;
  if (!wanted || fstat(fd, &about) || !S_ISREG(about.st_mode)) return 1;
  if (wanted->stepwise) raise(SIGSTOP);
  errno = wanted->only_growth && end <= about.st_size ? 0 : wanted->error;
  return !errno;
}

/* Who writes on without saying where makes a file longer. */
static const off64_t LAST = INT64_MAX;

ssize_t write(int fd, const void *data, size_t length) {
  REAL(write);
  return may(fd, LAST) ? real(fd, data, length) : -1;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
  REAL(pwrite64);
  return may(fd, at + length) ? real(fd, data, length, at) : -1;
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  REAL(writev);
  return may(fd, LAST) ? real(fd, parts, count) : -1;
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) {
  REAL(pwritev64);
  return may(fd, LAST) ? real(fd, parts, count, at) : -1;
}

int ftruncate64(int fd, off64_t length) {
  REAL(ftruncate64);
  return may(fd, length) ? real(fd, length) : -1;
}

/* The same where nothing but 64 bits was ever meant. */
ssize_t pwrite(int fd, const void *data, size_t length, off_t at) { return pwrite64(fd, data, length, at); }
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) { return pwritev64(fd, parts, count, at); }

int fsync(int fd) {
  REAL(fsync);
  if (wanted && wanted->slow_ms) usleep(1000u * wanted->slow_ms);
  return may(fd, 0) ? real(fd) : -1;
}

int open64(const char *path, int flags, ...) {
  REAL(open64);
  va_list rest;
  va_start(rest, flags);
  int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, int) : 0;
  va_end(rest);
  struct stat about;
  int writes = (flags & O_ACCMODE) != O_RDONLY;
  /* A device can be written all the same. */
  if (writes && wanted && wanted->error == EROFS && (stat(path, &about) || S_ISREG(about.st_mode))) {
    errno = EROFS;
    return -1;
  }
  return real(path, flags, mode);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  REAL(clock_gettime);
  int answer = real(clock, now);
  if (!answer && wanted && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += wanted->ahead_s;
  return answer;
}

int gettimeofday(struct timeval *now, void *zone) {
  REAL(gettimeofday);
  int answer = real(now, zone);
  if (!answer && wanted) now->tv_sec += wanted->ahead_s;
  return answer;
}
