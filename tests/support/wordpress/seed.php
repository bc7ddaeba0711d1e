<?php
// Fills a fresh WordPress with what tests/faults/wordpress.test.ts reads. Run once, by the command line.
$_SERVER['HTTP_HOST'] = '127.0.0.1:' . getenv('WORDPRESS_PORT');
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_URI'] = '/';
define('WP_INSTALLING', true);
require getenv('WORDPRESS_FOLDER') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
add_filter('pre_wp_mail', '__return_false');
wp_install('Health plan news', 'editor', 'editor@example.test', true, '', 'for-tests-only');
wp_set_current_user(1);
$wp_rewrite->set_permalink_structure('/%postname%/');
// The first request writes the rules: by then the addresses of categories are known.
delete_option('rewrite_rules');
wp_delete_post(1, true);
kses_remove_filters();

function category(string $name, string $slug): int
{
    return wp_insert_term($name, 'category', ['slug' => $slug])['term_id'];
}

function picture(string $name, int $width, int $height, string $alt): int
{
    $folder = wp_upload_dir();
    $file = "{$folder['path']}/$name.jpg";
    $image = imagecreatetruecolor($width, $height);
    imagefill($image, 0, 0, imagecolorallocate($image, 31, 47, 122));
    imagejpeg($image, $file, 82);
    $attachment = ['post_mime_type' => 'image/jpeg', 'post_title' => $name, 'post_status' => 'inherit'];
    $id = wp_insert_attachment($attachment, $file);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $file));
    update_post_meta($id, '_wp_attachment_image_alt', $alt);
    return $id;
}

function post(string $slug, string $title, string $content, array $more = [], int $picture = 0): void
{
    $id = wp_insert_post($more + [
        'post_title' => $title,
        'post_name' => $slug,
        'post_content' => $content,
        'post_status' => 'publish',
        'post_author' => 1,
    ], true);
    if (is_wp_error($id)) {
        exit($id->get_error_message());
    }
    if ($picture) {
        set_post_thumbnail($id, $picture);
    }
}

$categories = [category('Tests &amp; vaccines', 'prevention'), category('Your plan', 'your-plan')];
$pictures = [
    picture('nurse', 2000, 1125, 'A nurse measures blood pressure'),
    picture('clinic', 1200, 900, 'People wait in front of a clinic'),
];
$paragraph = '<!-- wp:paragraph --><p>' . str_repeat('Clean water keeps a family well. ', 40) . '</p><!-- /wp:paragraph -->';
for ($number = 1; $number <= 300; $number++) {
    post("article-$number", "Article $number", "<h2>Water</h2>$paragraph<h2>Food</h2>$paragraph", [
        'post_category' => [$categories[$number % 2]],
        'post_date' => gmdate('Y-m-d H:i:s', strtotime('2025-01-01 08:00:00') + $number * 86400),
    ], $pictures[$number % 2]);
}
$latest = ['post_date' => '2026-06-01 08:00:00', 'post_category' => [$categories[0]]];
post('hostile', 'Hostile &#8220;post&#8221;', file_get_contents(getenv('HOSTILE_HTML')), $latest, $pictures[0]);
post('no-picture', 'Without a picture', '<p>Words only.</p>', $latest);
post('صحة', 'صحة العائلة', '<p>الماء النظيف يحمي العائلة من الكوليرا.</p>', $latest, $pictures[1]);
post('for-members', 'For members only', '<p>Secret words.</p>', $latest + ['post_password' => 'open']);
post('unfinished', 'Not finished', '<p>Half a thought.</p>', ['post_status' => 'draft']);
post('tomorrow', 'Not yet', '<p>Later.</p>', ['post_date' => gmdate('Y-m-d H:i:s', time() + 864000), 'post_status' => 'future']);
$image = wp_get_attachment_image($pictures[0], 'large');
post('with-media', 'With pictures in it', "<p>Look:</p><figure>$image</figure>", $latest, $pictures[0]);
